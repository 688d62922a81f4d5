//! The search that answers: the engine's, or one of the textbook searches that the engine is measured
//! against. A game comes in, [`Findings`] go out.

use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use chess_runtime::engine::{Engine, Line, Options, Query, StopHandle, classical};
use chess_runtime::{History, Move};
use clap::ValueEnum;

use crate::interrupt::on_interrupt;

/// A way to search.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub(super) enum Strategy {
    /// All the engine knows.
    #[default]
    Engine,
    /// Every line to a fixed depth.
    Minimax,
    /// The same score with less work.
    AlphaBeta,
    /// Minimax on all processors.
    ParallelMinimax,
    /// Alpha-beta on all processors.
    ParallelAlphaBeta,
}

impl Strategy {
    /// The name as it is written on the command line.
    pub(super) fn name(self) -> &'static str {
        match self {
            Strategy::Engine => "engine",
            Strategy::Minimax => "minimax",
            Strategy::AlphaBeta => "alpha-beta",
            Strategy::ParallelMinimax => "parallel-minimax",
            Strategy::ParallelAlphaBeta => "parallel-alpha-beta",
        }
    }

    fn classical(self) -> Option<classical::Strategy> {
        match self {
            Strategy::Engine => None,
            Strategy::Minimax => Some(classical::Strategy::Minimax),
            Strategy::AlphaBeta => Some(classical::Strategy::AlphaBeta),
            Strategy::ParallelMinimax => Some(classical::Strategy::ParallelMinimax),
            Strategy::ParallelAlphaBeta => Some(classical::Strategy::ParallelAlphaBeta),
        }
    }
}

/// How deep the textbook searches look without --depth: the depth that their authors published.
const CLASSICAL_DEPTH: u32 = 4;

/// The exit code of a process that a second Ctrl-C ended, as shells report it.
const EXIT_INTERRUPTED: i32 = 130;

/// What a search found.
pub(super) struct Findings {
    /// The move to play.
    pub(super) best: Move,
    /// The lines asked for, the best first; at least one.
    pub(super) lines: Vec<Line>,
    pub(super) depth: u32,
    pub(super) seldepth: u32,
    pub(super) nodes: u64,
    pub(super) time: Duration,
}

impl Findings {
    pub(super) fn nodes_per_second(&self) -> u64 {
        let micros = self.time.as_micros().max(1);
        u64::try_from(u128::from(self.nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
    }
}

/// Searches a game that is not over.
pub(super) fn search(arguments: &super::Arguments, history: &History) -> anyhow::Result<Findings> {
    match arguments.strategy.classical() {
        None => search_with_engine(arguments, history),
        Some(strategy) => search_classically(arguments, strategy, history),
    }
}

fn search_with_engine(arguments: &super::Arguments, history: &History) -> anyhow::Result<Findings> {
    let stop = StopHandle::new();
    let interrupted = stop.clone();
    on_interrupt(EXIT_INTERRUPTED, move || interrupted.stop())?;
    let mut engine = Engine::new(Options {
        hash_megabytes: arguments.hash as usize,
        threads: arguments.threads.into(),
        multi_pv: arguments.multi_pv.into(),
        ..Options::default()
    });
    let answer = engine.search(&Query::new(history).limits(arguments.limits()), &mut (), &stop);
    let best = answer.best().filter(|_| !answer.lines.is_empty());
    Ok(Findings {
        best: best.with_context(|| format!("the engine found no move in {}", history.position().fen()))?,
        lines: answer.lines,
        depth: answer.depth,
        seldepth: answer.seldepth,
        nodes: answer.nodes,
        time: answer.time,
    })
}

/// The textbook searches have one limit, the depth. They find a move, not a line.
fn search_classically(
    arguments: &super::Arguments,
    strategy: classical::Strategy,
    history: &History,
) -> anyhow::Result<Findings> {
    let has_other_limit = arguments.time.is_some() || arguments.nodes.is_some() || arguments.mate.is_some();
    ensure!(!has_other_limit, "--strategy {} is limited by --depth alone", arguments.strategy.name());
    ensure!(arguments.multi_pv == 1, "--strategy {} finds one move only", arguments.strategy.name());
    let depth = arguments.depth.unwrap_or(CLASSICAL_DEPTH);
    let start = Instant::now();
    let choice = classical::choose(history.position(), strategy, depth);
    let time = start.elapsed();
    let best = choice.best.with_context(|| format!("no move was found in {}", history.position().fen()))?;
    let lines = vec![Line { moves: vec![best], score: choice.score, depth }];
    Ok(Findings { best, lines, depth, seldepth: depth, nodes: choice.nodes, time })
}
