//! `chess fmt`: archives in, the same archives in PGN export format out, in place.
//!
//! ```text
//! bytes ─► formatter.rs ─► bytes, and what happened to each game ─► replace.rs: the file, at once
//!                                                               └► diff.rs: for people
//! ```

mod diff;
mod formatter;
mod replace;

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use anyhow::Context as _;

use crate::games::{self, Archive};
use crate::numbers::{count, grouped};
use crate::output;
use formatter::{Formatted, GameReport, format};

/// Rewrite PGN files in export format.
///
/// Moves in standard algebraic notation with their numbers, the seven tags first, glyphs as numbers,
/// lines of less than eighty characters, UTF-8. Comments, variations and tags stay. A game that cannot
/// be read or played is left as it stands, reported, and makes the exit code 1.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  chess fmt games/                 rewrite all .pgn files in place
  chess fmt --check games.pgn      exit code 1 if something would change
  chess fmt --diff games.pgn       show what would change
  chess fmt - < in.pgn > out.pgn")]
pub(crate) struct Arguments {
    /// The files or directories; `-` reads from standard input and writes to standard output.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Write nothing; name the games that would change, and exit with 1 if there are any.
    #[arg(long)]
    check: bool,
    /// Write nothing; show what would change, and exit with 1 if anything would.
    #[arg(long)]
    diff: bool,
    /// Rewrite the files, which is what happens anyway without --check and --diff.
    #[arg(long, conflicts_with_all = ["check", "diff"])]
    write: bool,
}

/// How many changed games of a file are named.
const MOST_NAMED: u64 = 20;

/// The totals over all archives.
#[derive(Default)]
struct Totals {
    files: u64,
    changed_files: u64,
    games: u64,
    changed_games: u64,
    broken_games: u64,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let is_dry = arguments.check || arguments.diff;
    let archives = games::archives(&arguments.paths)?;
    let mut totals = Totals::default();
    let mut failures = Vec::new();
    for archive in &archives {
        match format_archive(archive, arguments) {
            Ok(formatted) => totals.add(&formatted),
            // A file that fails does not keep the others from being formatted.
            Err(error) => failures.push(error),
        }
    }
    totals.print(is_dry);
    for failure in failures.iter().skip(1) {
        output::tell(format_args!("chess: {failure:#}"));
    }
    match failures.into_iter().next() {
        Some(first) => Err(first),
        None => Ok(totals.broken_games == 0 && (!is_dry || totals.changed_files == 0)),
    }
}

fn format_archive(archive: &Archive, arguments: &Arguments) -> anyhow::Result<Formatted> {
    let name = archive.name();
    let mut reporter = Reporter { name: &name, arguments, named: 0 };
    let mut report = |report: &GameReport<'_>| reporter.game(report);
    let source = archive.open()?;
    let formatted = if arguments.check || arguments.diff {
        format(source, &mut io::sink(), &mut report)
    } else if archive.is_standard_input() {
        let mut out = BufWriter::new(io::stdout().lock());
        format(source, &mut out, &mut report).and_then(|formatted| Ok(out.flush().map(|()| formatted)?))
    } else {
        replace::replace(archive.path(), |out| format(source, out, &mut report))
    };
    let formatted = formatted.with_context(|| format!("cannot format {name}"))?;
    reporter.rest(&formatted)?;
    Ok(formatted)
}

/// Reports what happens to the games of a file.
struct Reporter<'a> {
    name: &'a str,
    arguments: &'a Arguments,
    named: u64,
}

impl Reporter<'_> {
    fn game(&mut self, report: &GameReport<'_>) -> anyhow::Result<()> {
        let name = self.name;
        match report {
            GameReport::Broken { place, reason, .. } => {
                output::tell(format_args!(
                    "{name}:{}:{}: left as it stands: {reason}",
                    place.line, place.column
                ));
            }
            GameReport::Changed { line, game, before, after } if self.arguments.diff => {
                output::print(&format!("@@ {name}:{line}: {game} @@\n{}", diff::lines(before, after)))?;
            }
            GameReport::Changed { line, game, .. } if self.arguments.check => {
                self.named += 1;
                if self.named <= MOST_NAMED {
                    output::print(&format!("{name}:{line}: {game} would change\n"))?;
                }
            }
            GameReport::Changed { .. } => {}
        }
        Ok(())
    }

    fn rest(&self, formatted: &Formatted) -> anyhow::Result<()> {
        let name = self.name;
        if self.named > MOST_NAMED {
            let more = count(self.named - MOST_NAMED, "more game", "more games");
            output::print(&format!("{name}: {more} would change\n"))?;
        }
        let only_between = formatted.is_changed && formatted.changed == 0;
        if only_between && (self.arguments.check || self.arguments.diff) {
            output::print(&format!("{name}: white space between the games would change\n"))?;
        }
        Ok(())
    }
}

impl Totals {
    fn add(&mut self, formatted: &Formatted) {
        self.files += 1;
        self.changed_files += u64::from(formatted.is_changed);
        self.games += formatted.games;
        self.changed_games += formatted.changed;
        self.broken_games += formatted.broken;
    }

    fn print(&self, is_dry: bool) {
        let verb = if is_dry { "would change" } else { "changed" };
        let (changed_files, changed_games) = (grouped(self.changed_files), grouped(self.changed_games));
        let (files, games) = (count(self.files, "file", "files"), count(self.games, "game", "games"));
        let broken = match self.broken_games {
            0 => String::new(),
            1 => ", 1 broken and left as it stands".to_string(),
            broken => format!(", {} broken and left as they stand", grouped(broken)),
        };
        output::tell(format_args!("{changed_files} of {files} {verb}: {changed_games} of {games}{broken}"));
    }
}
