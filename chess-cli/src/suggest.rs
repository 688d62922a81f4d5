//! `chess suggest`: a position comes in, in one of many spellings; the move to play goes out, with
//! its score and the line that the engine expects.
//!
//! ```text
//! arguments ─► question.rs, board.rs ─► strategy.rs ─► answer.rs, explain.rs: for people
//!              History                  Findings    └► json.rs: for programs
//! ```

mod answer;
mod board;
mod explain;
mod json;
mod question;
mod strategy;

use std::io::{self, Write as _};
use std::time::Duration;

use chess_runtime::engine::Limits;

use crate::numbers::seconds;
use crate::output::Format;
use question::Question;
use strategy::{Findings, Strategy};

/// The heading of the limits in the help.
const STOP: &str = "When to stop";

/// Suggest a move.
///
/// The position is the starting one, or that of --fen, --board or --pgn; the moves given are played
/// from there. Ctrl-C ends the search early and prints what it has found.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  chess suggest e4 e5 Nf3
  chess suggest --fen \"1r5k/1b2K2p/7p/2pp3P/7B/5pp1/4p3/5r2 w - -\" --explain
  chess suggest --pgn games.pgn --game 3 --at 12b --time 10
  chess suggest --board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNRW")]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: question::Source,

    /// Look no deeper than this, in plies.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..), help_heading = STOP)]
    depth: Option<u32>,
    /// Look at no more positions than this.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..), help_heading = STOP)]
    nodes: Option<u64>,
    /// Think no longer than this; 2 seconds if there is no limit at all.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, help_heading = STOP)]
    time: Option<Duration>,
    /// Stop when a mate in so many moves is found; within 60 seconds unless --time says otherwise.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..), help_heading = STOP)]
    mate: Option<u32>,

    /// Show so many lines, the best first.
    #[arg(long, value_name = "LINES", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=218))]
    multi_pv: u16,
    /// Search with so many threads.
    #[arg(long, value_name = "COUNT", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// The size of the transposition table.
    #[arg(long, value_name = "MEGABYTES", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65536))]
    hash: u32,
    /// Which search to use: the engine, or one of the textbook searches to a fixed depth.
    #[arg(long, value_enum, default_value_t)]
    strategy: Strategy,
    /// Tell each move of the line in words, with the board after it.
    #[arg(long)]
    explain: bool,
    /// How to print the answer. In JSON, scores are those of the side to move.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How long the engine thinks without any limit on the command line.
const DEFAULT_TIME: Duration = Duration::from_secs(2);

/// How long the engine looks for a mate without --time.
const DEFAULT_MATE_TIME: Duration = Duration::from_secs(60);

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let question = arguments.source.read()?;
    let findings = match question.history.outcome() {
        Some(_) => None,
        None => Some(strategy::search(arguments, &question.history)?),
    };
    print(arguments, &question, findings.as_ref())?;
    Ok(true)
}

fn print(arguments: &Arguments, question: &Question, findings: Option<&Findings>) -> io::Result<()> {
    let mut out = anstream::stdout().lock();
    if arguments.format == Format::Json {
        return writeln!(out, "{}", json::answer(arguments, question, findings)?);
    }
    answer::write(&mut out, arguments, question, findings)?;
    match findings {
        Some(findings) if arguments.explain => {
            explain::write(&mut out, question.history.position(), findings)
        }
        _ => Ok(()),
    }
}

impl Arguments {
    fn limits(&self) -> Limits {
        let mut limits = Limits::new();
        if let Some(depth) = self.depth {
            limits = limits.depth(depth);
        }
        if let Some(nodes) = self.nodes {
            limits = limits.nodes(nodes);
        }
        if let Some(moves) = self.mate {
            limits = limits.mate(moves);
        }
        match (self.time, self.depth.is_some() || self.nodes.is_some()) {
            (Some(time), _) => limits.time(time),
            (None, true) => limits,
            (None, false) if self.mate.is_some() => limits.time(DEFAULT_MATE_TIME),
            (None, false) => limits.time(DEFAULT_TIME),
        }
    }
}
