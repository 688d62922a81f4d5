//! `chess stats`: archives in, statistics out: results, endings, years, openings, players, records.

mod count;
mod print;
mod survey;

use std::path::PathBuf;

use anyhow::Context as _;
use chess_runtime::pgn::Reader;

use crate::games;
use crate::output::{self, Format};
use survey::Survey;

/// Count what is in PGN files.
///
/// Archives of any size are counted in bounded memory: of players and of openings no more than 100,000
/// different ones are kept; what comes later is counted as others, and the answer says so.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The files or directories; `-` reads from standard input.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// How many openings and players to name.
    #[arg(long, value_name = "COUNT", default_value_t = 10)]
    top: usize,
    /// How to print the figures.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let mut survey = Survey::default();
    for archive in games::archives(&arguments.paths)? {
        let name = archive.name();
        let mut reader = Reader::new(archive.open()?);
        survey.files += 1;
        while let Some(game) = reader.next_game().with_context(|| format!("cannot read {name}"))? {
            survey.add(&game, &name);
        }
    }
    match arguments.format {
        Format::Human => output::print(&print::for_people(&survey, arguments.top))?,
        Format::Json => output::print(&format!("{:#}\n", print::for_programs(&survey, arguments.top)))?,
    }
    Ok(true)
}
