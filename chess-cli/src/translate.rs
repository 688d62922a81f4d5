//! `chess translate`: games in one notation in, the same games in another out.
//!
//! ```text
//! PGN, lists of moves, chess! source ─► source.rs ─► judged, in export format ─► movetext.rs: pieces
//!                                                                             ├► notation.rs: other words
//!                                                                             └► rust.rs: chess! source
//! ```

mod chesskell;
mod movetext;
mod notation;
mod rust;
mod rust_source;
mod source;

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use chess_runtime::Position;
use chess_runtime::judge::{GameReader, Referee, Verdict};
use chess_runtime::notation::line_and_column;
use chess_runtime::pgn::export;

use crate::numbers::{count, grouped};
use crate::{directory, games, output};
use chesskell::Form;
use movetext::Piece;
use notation::Notation;
use source::{From, Game};

/// Translate games between notations.
///
/// Everything that can be written can be read again: PGN, lists of UCI moves, long algebraic and figurine
/// notation, moves in words, the programs of Chesskell, and the source of chess! macros. Games that cannot be read or played are
/// reported and make the exit code 1.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  chess translate --to uci games.pgn
  chess translate --to words e4 e5 Nf3
  chess translate --to rust immortal.pgn > immortal.rs
  chess translate --to chesskell-short immortal.pgn > Immortal.hs
  chess translate --to pgn --from uci - < moves.txt")]
pub(crate) struct Arguments {
    /// Files or directories, `-` for standard input, or moves.
    #[arg(required = true, value_name = "PATH|MOVE")]
    inputs: Vec<String>,
    /// The notation to write.
    #[arg(long, value_enum)]
    to: Notation,
    /// The notation to read. Auto reads everything, one game after the other; the others refuse what is
    /// written otherwise.
    #[arg(long, value_enum, default_value_t)]
    from: From,
    /// Only the moves of the main line, one game a line. So are UCI and SAN always written.
    #[arg(long)]
    moves: bool,
    /// The position before moves given on the command line.
    #[arg(long)]
    fen: Option<Position>,
    /// The name of the first constant in Rust source; without it, players and year name a game.
    #[arg(long)]
    name: Option<String>,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let mut translation = Translation {
        arguments,
        out: BufWriter::new(io::stdout().lock()),
        is_line: false,
        names: rust::Names::new(arguments.name.clone()),
        written: 0,
        broken: 0,
    };
    // A reader that has gone changes nothing about games that could not be translated.
    output::unless_closed(translate(arguments, &mut translation))?;
    Ok(translation.broken == 0)
}

fn translate<W: Write>(arguments: &Arguments, translation: &mut Translation<'_, W>) -> anyhow::Result<()> {
    if are_paths(&arguments.inputs)? {
        anyhow::ensure!(
            arguments.fen.is_none(),
            "--fen is for moves on the command line: a game has its FEN tag"
        );
        let paths: Vec<PathBuf> = arguments.inputs.iter().map(PathBuf::from).collect();
        for archive in games::archives(&paths)? {
            let name = archive.name();
            let mut each = |game: &Game<'_>| translation.game(&name, game);
            source::read(archive.open()?, archive.path(), arguments.from, &mut each)
                .with_context(|| format!("cannot translate {name}"))?;
        }
    } else {
        translation.is_line = true;
        let text = arguments.inputs.join(" ");
        let start = arguments.fen.unwrap_or_default();
        let texts = match chesskell::begins(&text) {
            true => chesskell::games(&text)?,
            false => vec![(1, text, start)],
        };
        for (line, text, start) in texts {
            for game in GameReader::new(text.as_bytes()) {
                let text = text.as_bytes();
                translation
                    .game("moves", &Game { syntax: &game, text, line, start, from: arguments.from })?;
            }
        }
    }
    translation.finish()
}

/// Whether files are named, or moves.
fn are_paths(inputs: &[String]) -> anyhow::Result<bool> {
    let is_path = |input: &String| {
        let path = Path::new(input);
        input == "-" || path.exists() || directory::is_archive_name(path) || input.ends_with(".rs")
    };
    let paths = inputs.iter().filter(|input| is_path(input)).count();
    match inputs.iter().find(|input| !is_path(input)) {
        Some(other) if paths > 0 => anyhow::bail!("there is no file {other}"),
        other => Ok(other.is_none()),
    }
}

struct Translation<'a, W: Write> {
    arguments: &'a Arguments,
    out: W,
    /// Whether the moves come from the command line. If so, only moves are written.
    is_line: bool,
    names: rust::Names,
    written: u64,
    broken: u64,
}

impl<W: Write> Translation<'_, W> {
    fn game(&mut self, file: &str, game: &Game<'_>) -> anyhow::Result<()> {
        let verdict = Referee::new(game.start).judge(game.syntax, game.text);
        let exported = match game.refused_word() {
            Some(refused) => Err(refused),
            None => export(game.syntax, game.text, &verdict)
                .ok_or_else(|| games::why_not_written(game.syntax, game.text, &verdict)),
        };
        let exported = exported.and_then(|text| self.strict(text, &verdict, game));
        match exported {
            Ok(exported) => self.write(&exported, &verdict, game),
            Err((at, reason)) => {
                self.broken += 1;
                let (line, column) = line_and_column(game.text, at);
                let line = game.line + line as u64 - 1;
                output::tell(format_args!("{file}:{line}:{column}: not translated: {reason}"));
                Ok(())
            }
        }
    }

    /// Judges the exported game again for Rust source, because the compiler refuses every mistake, including
    /// those that the reader of archives accepts.
    fn strict(
        &self,
        exported: String,
        verdict: &Verdict,
        game: &Game<'_>,
    ) -> Result<String, (usize, String)> {
        let is_strict = self.arguments.to == Notation::Rust;
        let again = is_strict.then(|| GameReader::new(exported.as_bytes()).next()).flatten();
        let again = again.map(|syntax| Referee::new(game.start).judge(&syntax, exported.as_bytes()));
        match again.as_ref().and_then(|again| again.diagnostics.first()) {
            Some(mistake) => {
                let at = verdict.diagnostics.first().map_or(game.syntax.span.start, |first| first.span.start);
                Err((at, mistake.title(exported.as_bytes())))
            }
            None => Ok(exported),
        }
    }

    fn write(&mut self, exported: &str, verdict: &Verdict, game: &Game<'_>) -> anyhow::Result<()> {
        let (tags, movetext) = exported.split_once("\n\n").unwrap_or(("", exported));
        let pieces = movetext::pieces(movetext, *verdict.record.start());
        let to = self.arguments.to;
        if let Some(form) = to.chesskell() {
            return self.write_program(form, &pieces, verdict);
        }
        let is_list = to.is_list() || self.arguments.moves || self.is_line;
        if self.written > 0 && !(is_list && to != Notation::Rust) {
            writeln!(self.out)?;
        }
        if to == Notation::Rust {
            if self.written == 0 && !self.is_line {
                writeln!(self.out, "use chess_runtime::chess;\n")?;
            }
            let text = if self.is_line {
                rust::call(
                    self.arguments.name.as_deref(),
                    self.arguments.fen.as_ref(),
                    game,
                    movetext,
                    &pieces,
                )
            } else {
                let tags = rust::written_tags(tags, game);
                rust::item(&self.names.next(game), &tags, movetext, &pieces)
            };
            write!(self.out, "{text}")?;
        } else if is_list {
            let has_result = !self.is_line || game.syntax.result.is_some();
            let start = verdict.record.start();
            writeln!(self.out, "{}", to.list(start, &pieces, has_result, self.is_line))?;
        } else if to == Notation::Pgn {
            write!(self.out, "{exported}")?;
        } else {
            write!(self.out, "{tags}\n\n{}", to.whole(&pieces))?;
        }
        self.written += 1;
        Ok(())
    }

    /// Writes a game in Chesskell's language, or tells that it has no such board.
    fn write_program(&mut self, form: Form, pieces: &[Piece<'_>], verdict: &Verdict) -> anyhow::Result<()> {
        let is_named = !self.is_line && !self.arguments.moves;
        let name = match (&self.arguments.name, self.written) {
            (Some(name), 0) => name.clone(),
            (_, written) => format!("game{}", written + 1),
        };
        let name = is_named.then_some(&*name);
        match chesskell::program(name, verdict.record.start(), movetext::main_line(pieces), form) {
            Ok(program) => {
                let gap = if is_named && self.written > 0 { "\n" } else { "" };
                write!(self.out, "{gap}{program}")?;
                self.written += 1;
            }
            Err(reason) => {
                self.broken += 1;
                output::tell(format_args!("not translated: {reason}"));
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        self.out.flush()?;
        if self.broken > 0 {
            let written = count(self.written, "game", "games");
            output::tell(format_args!("{written} translated, {} not", grouped(self.broken)));
        }
        Ok(())
    }
}
