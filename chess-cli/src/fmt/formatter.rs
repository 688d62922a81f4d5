//! [`format()`]: the bytes of an archive in, the same games in export format out, one at a time.
//!
//! A region is a game with the text between it and the previous game. The formatter rewrites each region:
//! one empty line, the `%` lines of the region, the game. Nothing is lost, because the reader assigns every
//! byte to a game, except white space and `%` lines.

use std::io::{Read, Write};

use anyhow::{Context as _, bail};
use chess_runtime::Position;
use chess_runtime::judge::{GameReader, GameSyntax, Referee, Verdict};
use chess_runtime::notation::decode;
use chess_runtime::pgn::{Chunk, Chunks, Place, export};

use crate::games::why_not_written;

/// The counts of an archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Formatted {
    pub(super) games: u64,
    /// Games that changed, or with changed text before them.
    pub(super) changed: u64,
    /// Games that cannot be formatted and stay as they are.
    pub(super) broken: u64,
    /// Whether any byte of the archive changed.
    pub(super) is_changed: bool,
}

/// A game that was changed, or that cannot be formatted.
#[derive(Debug)]
pub(super) enum GameReport<'a> {
    /// The game was rewritten.
    Changed { line: u64, game: String, before: &'a [u8], after: &'a [u8] },
    /// The game cannot be written in export format.
    Broken { place: Place, reason: String },
}

/// Called for each game that was changed or that cannot be formatted.
pub(super) type Report<'a> = dyn FnMut(&GameReport<'_>) -> anyhow::Result<()> + 'a;

/// Formats an archive.
///
/// # Errors
/// When the archive cannot be read or written, or when it has something in it that is too large for a game.
pub(super) fn format(
    source: impl Read,
    out: &mut dyn Write,
    report: &mut Report<'_>,
) -> anyhow::Result<Formatted> {
    let mut formatter = Formatter { out, report, done: Formatted::default(), gap: Vec::new() };
    let mut chunks = Chunks::new(source);
    while let Some(chunk) = chunks.next_chunk().context("it cannot be read on")? {
        if chunk.is_too_large {
            bail!("what begins in line {} is too large for a game", chunk.line);
        }
        formatter.chunk(&chunk)?;
    }
    formatter.finish()
}

struct Formatter<'a> {
    out: &'a mut dyn Write,
    report: &'a mut Report<'a>,
    done: Formatted,
    /// The text after the last game.
    gap: Vec<u8>,
}

impl Formatter<'_> {
    fn chunk(&mut self, chunk: &Chunk) -> anyhow::Result<()> {
        let text = &chunk.text;
        let mut end = 0;
        for game in GameReader::new(text) {
            self.gap.extend_from_slice(&text[end..game.span.start]);
            // A comment that is never closed reaches up to the next game.
            end = game.span.start + game.span.of(text).trim_ascii_end().len();
            self.game(chunk, &game, end)?;
        }
        self.gap.extend_from_slice(&text[end..]);
        Ok(())
    }

    /// Writes the text before a game, and the game.
    fn game(&mut self, chunk: &Chunk, game: &GameSyntax, end: usize) -> anyhow::Result<()> {
        let text = &chunk.text;
        let verdict = Referee::new(Position::default()).judge(game, text);
        let exported = export(game, text, &verdict);
        let bytes = &text[game.span.start..end];
        let mut before = std::mem::take(&mut self.gap);
        let mut after = self.between(&before);
        before.extend_from_slice(bytes);
        match &exported {
            Some(exported) => after.extend_from_slice(exported.trim_end_matches('\n').as_bytes()),
            None => after.extend_from_slice(bytes),
        }
        self.done.games += 1;
        if exported.is_none() {
            self.done.broken += 1;
            (self.report)(&broken(chunk, game, &verdict))?;
        }
        if before != after {
            self.done.is_changed = true;
        }
        if before != after && exported.is_some() {
            self.done.changed += 1;
            let line = Place::in_chunk(chunk, game.span.start).line;
            let game = name(self.done.games, game, text);
            (self.report)(&GameReport::Changed { line, game, before: &before, after: &after })?;
        }
        Ok(self.out.write_all(&after)?)
    }

    /// What is written between two games, or before the first.
    fn between(&self, gap: &[u8]) -> Vec<u8> {
        let is_first = self.done.games == 0;
        let mut between = if is_first { Vec::new() } else { b"\n\n".to_vec() };
        for line in escapes(gap, is_first) {
            between.extend_from_slice(decode(line).as_bytes());
            between.push(b'\n');
        }
        between
    }

    fn finish(mut self) -> anyhow::Result<Formatted> {
        let gap = std::mem::take(&mut self.gap);
        let has_escapes = escapes(&gap, self.done.games == 0).next().is_some();
        let end = match (self.done.games, has_escapes) {
            (_, true) => self.between(&gap),
            (0, false) => Vec::new(),
            (_, false) => b"\n".to_vec(),
        };
        self.done.is_changed |= gap != end;
        self.out.write_all(&end)?;
        Ok(self.done)
    }
}

/// The lines that begin with `%`. The text before the first line feed is the rest of a game's line, unless
/// no game came before.
fn escapes(gap: &[u8], is_first: bool) -> impl Iterator<Item = &[u8]> {
    let gap = gap.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(gap);
    let lines = gap.split(|byte| matches!(byte, b'\n' | b'\r')).skip(usize::from(!is_first));
    lines.filter(|line| line.starts_with(b"%"))
}

fn broken<'a>(chunk: &Chunk, game: &GameSyntax, verdict: &Verdict) -> GameReport<'a> {
    let (at, reason) = why_not_written(game, &chunk.text, verdict);
    GameReport::Broken { place: Place::in_chunk(chunk, at), reason }
}

fn name(number: u64, game: &GameSyntax, text: &[u8]) -> String {
    let players = [game.tag(text, b"White"), game.tag(text, b"Black")];
    match players {
        [None, None] => format!("game {number}"),
        [white, black] => {
            let named = |player: Option<String>| player.unwrap_or_else(|| "?".to_string());
            format!("game {number}, {} - {}", named(white), named(black))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{GameReport, format};

    fn formatted(text: &[u8]) -> (String, Vec<String>) {
        let (mut out, mut told) = (Vec::new(), Vec::new());
        format(text, &mut out, &mut |report| {
            told.push(match report {
                GameReport::Changed { line, game, .. } => format!("{line}: {game}"),
                GameReport::Broken { place, reason } => format!("{}:{}: {reason}", place.line, place.column),
            });
            Ok(())
        })
        .unwrap();
        (String::from_utf8_lossy(&out).into_owned(), told)
    }

    const ROSTER: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";

    #[test]
    fn escape_lines_between_games_stay_before_their_game() {
        let (out, _) = formatted(b"\xEF\xBB\xBF% first\n1. e4 *\n% second\n\n1. d4 *\n%third");
        let expected = format!("% first\n{ROSTER}1. e4 *\n\n% second\n{ROSTER}1. d4 *\n\n%third\n");
        assert_eq!(out, expected);
        assert_eq!(formatted(out.as_bytes()), (expected, Vec::new()));
    }

    #[test]
    fn a_broken_game_stays_and_its_neighbours_do_not_suffer() {
        let broken = "[White \"A\"]\n1.   e4 e5\n2. Ke3 { no } *";
        let (out, told) = formatted(format!("e4 *\n{broken}\ne4 *").as_bytes());
        assert_eq!(out, format!("{ROSTER}1. e4 *\n\n{broken}\n\n{ROSTER}1. e4 *\n"));
        assert_eq!(told.len(), 3);
        assert!(told[1].starts_with("4:4: illegal move 2. Ke3"), "{}", told[1]);
    }

    #[test]
    fn nothing_becomes_nothing() {
        assert_eq!(formatted(b""), (String::new(), Vec::new()));
        assert_eq!(formatted(b"\n \n").0, "");
    }
}
