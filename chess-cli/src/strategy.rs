//! The search that answers: the engine's, or one of the textbook searches that the engine is measured
//! against. A game comes in, [`Findings`] go out.

use std::time::{Duration, Instant};

use anyhow::{Context as _, ensure};
use chess_runtime::engine::classical::{self, Plan, Scores, Work};
use chess_runtime::engine::{Engine, Limits, Line, Options, Query, StopHandle};
use chess_runtime::{History, Move};

use crate::interrupt::on_interrupt;
use crate::suggest::Arguments;

/// A way to search.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) enum Strategy {
    /// All the engine knows.
    #[default]
    Engine,
    /// A textbook search, and its depth if the name has one: `MinimaxPar,2,4`.
    Classical(Plan, Option<u32>),
    /// The search of the program Drais.
    Dampened,
}

/// The strategies by name, for the help.
pub(crate) const STRATEGIES: &str = "engine, minimax, alpha-beta, parallel-minimax, parallel-alpha-beta, breadth-first, \
    principal-variation, material, dampened; or as PM wrote them: MinimaxSeq,4, MinimaxPar,2,4, MinimaxSeqAB,4, MinimaxParAB,1,4";

/// How deep Drais looked in its example: two for a quiet move, one for a capture.
const DAMPENED_DEPTH: u32 = 12;

impl Strategy {
    /// Reads a name.
    ///
    /// # Errors
    /// When it is none.
    pub(crate) fn read(text: &str) -> Result<Strategy, String> {
        if let Ok(plan) = text.parse::<Plan>() {
            return Ok(Strategy::Classical(plan, Some(plan.depth)));
        }
        let plain = classical::Strategy::ALL.into_iter().find(|strategy| strategy.name() == text);
        Ok(match (text, plain) {
            (_, Some(strategy)) => Strategy::Classical(Plan::new(strategy, CLASSICAL_DEPTH), None),
            ("engine", _) => Strategy::Engine,
            ("dampened", _) => Strategy::Dampened,
            ("material", _) => {
                let plan =
                    Plan::new(classical::Strategy::AlphaBeta, CLASSICAL_DEPTH).scores(Scores::Material);
                Strategy::Classical(plan, None)
            }
            _ => return Err(format!("the strategies are {STRATEGIES}")),
        })
    }

    /// The name as it is written on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Strategy::Engine => "engine",
            Strategy::Classical(Plan { scores: Scores::Material, .. }, _) => "material",
            Strategy::Classical(plan, _) => plan.strategy.name(),
            Strategy::Dampened => "dampened",
        }
    }

    /// The textbook plan for these arguments.
    ///
    /// # Errors
    /// When an argument means nothing to this strategy: none is ignored.
    pub(crate) fn plan(self, depth: Option<u32>, effort: Effort) -> anyhow::Result<Option<Plan>> {
        let name = self.name();
        let is_parallel = matches!(self, Strategy::Classical(plan, _) if plan.strategy.is_parallel());
        ensure!(
            effort.parallel_depth.is_none()
                || matches!(self, Strategy::Classical(plan, _) if plan.strategy.has_parallel_depth()),
            "--strategy {name} has no parallel depth"
        );
        let Strategy::Classical(mut plan, written) = self else {
            let is_alone = self == Strategy::Dampened && effort.threads.is_some_and(|threads| threads > 1);
            ensure!(!is_alone, "--strategy {name} searches on one thread");
            return Ok(None);
        };
        ensure!(
            is_parallel || effort.threads.is_none_or(|threads| threads == 1),
            "--strategy {name} searches on one thread"
        );
        ensure!(written.is_none() || depth.is_none(), "--strategy {plan} says its depth itself");
        ensure!(
            written.is_none() || effort.parallel_depth.is_none(),
            "--strategy {plan} says its parallel depth itself"
        );
        plan.depth = written.or(depth).unwrap_or(CLASSICAL_DEPTH);
        plan.parallel_depth = effort.parallel_depth.unwrap_or(plan.parallel_depth);
        plan.threads = effort.threads.map(usize::from);
        Ok(Some(plan))
    }
}

/// How the work is shared, as far as the command line says.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    pub(crate) threads: Option<u16>,
    pub(crate) parallel_depth: Option<u32>,
}

/// The move of a strategy in a position that is not over.
///
/// # Errors
/// When an argument means nothing to the strategy, or it finds no move.
pub(crate) fn choose(
    strategy: Strategy,
    history: &History,
    depth: Option<u32>,
    effort: Effort,
    engine: &mut Engine,
    limits: Limits,
) -> anyhow::Result<Move> {
    let position = history.position();
    let best = match strategy.plan(depth, effort)? {
        Some(plan) => classical::search(position, &plan).choice.best,
        None if strategy == Strategy::Dampened => {
            classical::dampened(position, depth.unwrap_or(DAMPENED_DEPTH)).line.first().copied()
        }
        None => engine.search(&Query::new(history).limits(limits), &mut (), &StopHandle::new()).best(),
    };
    best.with_context(|| format!("no move was found in {}", position.fen()))
}

/// How deep the textbook searches look without --depth: the depth that their authors published.
const CLASSICAL_DEPTH: u32 = 4;

/// The exit code of a process that a second Ctrl-C ended, as shells report it.
const EXIT_INTERRUPTED: i32 = 130;

/// What a search found.
pub(crate) struct Findings {
    /// The move to play.
    pub(crate) best: Move,
    /// The lines asked for, the best first; at least one.
    pub(crate) lines: Vec<Line>,
    pub(crate) depth: u32,
    pub(crate) seldepth: u32,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    /// The tasks of a parallel textbook search, and what each thread did.
    pub(crate) tasks: u64,
    pub(crate) work: Vec<Work>,
}

impl Findings {
    pub(crate) fn nodes_per_second(&self) -> u64 {
        let micros = self.time.as_micros().max(1);
        u64::try_from(u128::from(self.nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
    }
}

/// Searches a game that is not over.
pub(crate) fn search(arguments: &Arguments, history: &History) -> anyhow::Result<Findings> {
    let effort = Effort { threads: arguments.threads, parallel_depth: arguments.parallel_depth };
    match arguments.strategy.plan(arguments.depth, effort)? {
        None if arguments.strategy == Strategy::Engine => search_with_engine(arguments, history),
        plan => search_classically(arguments, plan, history),
    }
}

fn search_with_engine(arguments: &Arguments, history: &History) -> anyhow::Result<Findings> {
    let stop = StopHandle::new();
    let interrupted = stop.clone();
    on_interrupt(EXIT_INTERRUPTED, move || interrupted.stop())?;
    let mut engine = Engine::new(Options {
        hash_megabytes: arguments.hash as usize,
        threads: arguments.threads.unwrap_or(1).into(),
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
        tasks: 0,
        work: Vec::new(),
    })
}

/// The textbook searches have one limit, the depth. Without a plan it is that of Drais, which alone finds a line and not
/// only a move.
fn search_classically(
    arguments: &Arguments,
    plan: Option<Plan>,
    history: &History,
) -> anyhow::Result<Findings> {
    let has_other_limit = arguments.time.is_some() || arguments.nodes.is_some() || arguments.mate.is_some();
    ensure!(!has_other_limit, "--strategy {} is limited by --depth alone", arguments.strategy.name());
    ensure!(arguments.multi_pv == 1, "--strategy {} finds one move only", arguments.strategy.name());
    let (position, start) = (history.position(), Instant::now());
    let mut findings = match plan {
        Some(plan) => {
            let report = classical::search(position, &plan);
            let moves: Vec<Move> = report.choice.best.into_iter().collect();
            let (score, nodes) = (report.choice.score, report.choice.nodes);
            Findings::of_line(Line { moves, score, depth: plan.depth }, nodes, report.tasks, report.work)
        }
        None => {
            let depth = arguments.depth.unwrap_or(DAMPENED_DEPTH);
            let found = classical::dampened(position, depth);
            let line = Line { moves: found.line, score: found.score, depth };
            Findings::of_line(line, found.nodes, 0, Vec::new())
        }
    }
    .with_context(|| format!("no move was found in {}", position.fen()))?;
    findings.time = start.elapsed();
    Ok(findings)
}

impl Findings {
    /// A line, if it has a move.
    fn of_line(line: Line, nodes: u64, tasks: u64, work: Vec<Work>) -> Option<Findings> {
        let (best, depth) = (*line.moves.first()?, line.depth);
        let time = Duration::ZERO;
        Some(Findings { best, lines: vec![line], depth, seldepth: depth, nodes, time, tasks, work })
    }
}
