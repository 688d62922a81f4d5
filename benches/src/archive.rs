//! Archives to check, and two checkers: ours, and pgn-reader with shakmaty, which is what people use today.

use std::fmt::Write as _;
use std::io::Read;
use std::ops::ControlFlow;
use std::path::Path;
use std::{fs, io};

use chess_runtime::archive::{CheckOptions, Checker, Rules, Source, Totals};
use chess_runtime::judge::GameReader;
use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use crate::games::{Game, invent};

/// An archive in memory.
#[derive(Debug)]
pub struct Archive {
    /// The name.
    pub name: String,
    /// The bytes.
    pub text: Vec<u8>,
}

/// The `.pgn` files of a directory, by name.
///
/// # Errors
/// When one cannot be read.
pub fn read_directory(directory: &Path) -> io::Result<Vec<Archive>> {
    let mut archives = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "pgn") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            archives.push(Archive { name, text: fs::read(path)? });
        }
    }
    archives.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(archives)
}

/// Three archives of invented games: plain, with clocks, and with long comments.
#[must_use]
pub fn invent_archives(games: usize) -> Vec<Archive> {
    let games = invent(games);
    let long = format!(" {{d=33, sd=61, pv={}}}", "Nf3 Nc6 Bb5 a6 ".repeat(20));
    let kinds = [("plain", String::new()), ("clocks", " {[%clk 0:02:57]}".to_owned()), ("comments", long)];
    let write = |after: &str| games.iter().map(|game| write_game(game, after)).collect::<String>();
    kinds.map(|(name, after)| Archive { name: name.to_owned(), text: write(&after).into_bytes() }).into()
}

/// A game as in an archive, with this text after each move.
fn write_game(game: &Game, after: &str) -> String {
    let mut text = String::new();
    for name in ["Event", "Site", "Date", "Round", "White", "Black"] {
        let _ = writeln!(text, "[{name} \"An invented game\"]");
    }
    text += "[Result \"*\"]\n\n";
    let mut column = 0;
    for (ply, word) in game.words().enumerate() {
        let before = text.len();
        if ply % 2 == 0 {
            let _ = write!(text, "{}. ", ply / 2 + 1);
        } else if !after.is_empty() {
            let _ = write!(text, "{}... ", ply / 2 + 1);
        }
        text += &String::from_utf8_lossy(word);
        text += after;
        column += text.len() - before;
        text += if column > 70 { "\n" } else { " " };
        column = if column > 70 { 0 } else { column + 1 };
    }
    text + "*\n\n"
}

/// The archive with every second game's result taken away, so that each of these games has a finding.
#[must_use]
pub fn without_every_second_result(archive: &Archive) -> Archive {
    let mut text = Vec::with_capacity(archive.text.len());
    let mut from = 0;
    for (index, game) in GameReader::new(&archive.text).enumerate() {
        if let Some((_, span)) = game.result.filter(|_| index % 2 == 1) {
            text.extend_from_slice(archive.text[from..span.start].trim_ascii_end());
            from = span.end;
        }
    }
    text.extend_from_slice(&archive.text[from..]);
    Archive { name: format!("{}, half without a result", archive.name), text }
}

/// The counts of an archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted {
    /// The games.
    pub games: u64,
    /// The plies of their main lines, up to the first one that is refused.
    pub plies: u64,
}

/// Checks an archive with our checker: all rules, or only whether moves are legal.
#[must_use]
pub fn ours(archive: impl Read + Send, all_rules: bool, threads: usize) -> Totals {
    let rules = if all_rules { Rules::default() } else { Rules::legality() };
    let options = CheckOptions { rules, threads, ..CheckOptions::default() };
    let source = Source::new("archive", move || Ok(Box::new(archive) as _));
    Checker::new(options).run([source], &mut |_| ControlFlow::Continue(()))
}

/// Checks the moves of the main lines of an archive with pgn-reader and shakmaty.
#[must_use]
pub fn theirs(archive: &[u8]) -> Counted {
    let mut counting = Counting(Counted { games: 0, plies: 0 });
    let mut reader = Reader::new(archive);
    while let Ok(Some(())) = reader.read_game(&mut counting) {}
    counting.0
}

struct Counting(Counted);

impl Visitor for Counting {
    type Tags = Chess;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Chess> {
        self.0.games += 1;
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, start: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN"
            && let Ok(fen) = Fen::from_ascii(value.as_bytes())
            && let Ok(position) = fen.into_position(CastlingMode::Chess960)
        {
            *start = position;
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Chess) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(start)
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                self.0.plies += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn end_game(&mut self, _: Chess) {}
}

/// An archive that is read many times over, but is in memory only once.
#[derive(Debug)]
pub struct Repeated<'a> {
    text: &'a [u8],
    at: usize,
    times: usize,
}

impl<'a> Repeated<'a> {
    /// The text, this many times.
    #[must_use]
    pub const fn new(text: &'a [u8], times: usize) -> Repeated<'a> {
        Repeated { text, at: 0, times }
    }
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.at == self.text.len() && self.times > 1 {
            (self.at, self.times) = (0, self.times - 1);
        }
        let read = (&self.text[self.at..]).read(buffer)?;
        self.at += read;
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::{Repeated, invent_archives, ours, theirs, without_every_second_result};

    #[test]
    fn every_second_game_lacks_its_result() {
        let archive = &invent_archives(20)[0];
        let totals = ours(&without_every_second_result(archive).text[..], true, 1);
        assert_eq!((totals.games, totals.findings(), totals.results[4]), (20, 10, 10));
    }

    #[test]
    fn both_count_the_same_in_invented_archives() {
        for archive in invent_archives(20) {
            let (ours, theirs) = (ours(&archive.text[..], true, 1), theirs(&archive.text));
            assert_eq!((ours.games, ours.plies, ours.findings()), (theirs.games, theirs.plies, 0));
            let thrice = super::ours(Repeated::new(&archive.text, 3), true, 2);
            assert_eq!((thrice.games, thrice.plies), (3 * ours.games, 3 * ours.plies));
        }
    }
}
