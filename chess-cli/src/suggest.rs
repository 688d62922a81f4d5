//! `chess suggest`: a position comes in, in one of many spellings; the move to play goes out, with
//! its score and the line that the engine expects.
//!
//! ```text
//! arguments ─► question.rs, boards.rs ─► strategy.rs ─► answer.rs, explain.rs: for people
//!              History                   Findings    └► json.rs, bot.rs: for programs
//! ```

mod answer;
mod bot;
mod explain;
mod json;
mod question;

use std::io::{self, Write as _};
use std::time::Duration;

use chess_runtime::engine::Limits;

use crate::numbers::seconds;
use crate::strategy::{self, Findings, STRATEGIES, Strategy};
use clap::ValueEnum;
use question::Question;

pub(crate) use question::read_board_file;

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
  chess suggest --board rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNRW
  chess suggest --board - --strategy material --format bot < board.txt
  chess suggest e4 e5 --strategy MinimaxPar,2,4 --threads 2")]
pub(crate) struct Arguments {
    #[command(flatten)]
    source: question::Source,

    /// Look no deeper than this, in plies.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..), help_heading = STOP)]
    pub(crate) depth: Option<u32>,
    /// Look at no more positions than this.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..), help_heading = STOP)]
    pub(crate) nodes: Option<u64>,
    /// Think no longer than this; 2 seconds if there is no limit at all.
    #[arg(long, value_name = "SECONDS", value_parser = seconds, help_heading = STOP)]
    pub(crate) time: Option<Duration>,
    /// Stop when a mate in so many moves is found; within 60 seconds unless --time says otherwise.
    #[arg(long, value_name = "MOVES", value_parser = clap::value_parser!(u32).range(1..), help_heading = STOP)]
    pub(crate) mate: Option<u32>,

    /// Show so many lines, the best first.
    #[arg(long, value_name = "LINES", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=218))]
    pub(crate) multi_pv: u16,
    /// Search with so many threads: 1, or for parallel textbook searches as many as there are processors. A strategy that
    /// has one thread refuses more.
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) threads: Option<u16>,
    /// Share the moves of so many plies among the threads of a parallel textbook search.
    #[arg(long, value_name = "PLIES")]
    pub(crate) parallel_depth: Option<u32>,
    /// The size of the transposition table.
    #[arg(long, value_name = "MEGABYTES", default_value_t = 64, value_parser = clap::value_parser!(u32).range(1..=65536))]
    pub(crate) hash: u32,
    #[arg(long, value_parser = Strategy::read, default_value = "engine", help = format!("Which search to use: {STRATEGIES}"))]
    pub(crate) strategy: Strategy,
    /// Tell each move of the line in words, with the board after it.
    #[arg(long)]
    explain: bool,
    /// How to print the answer. In JSON, scores are those of the side to move.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

/// How the answer is printed.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
enum Format {
    /// For people.
    #[default]
    Human,
    /// For programs: one JSON object.
    Json,
    /// As a teaching bot answers: `Just (Move 52 36 Nothing)`, squares counted from a8 = 0 to h1 = 63.
    Bot,
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
    if arguments.format == Format::Bot {
        return writeln!(out, "{}", bot::answer(findings));
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
    pub(crate) fn limits(&self) -> Limits {
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
