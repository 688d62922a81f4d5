//! Suggesting moves: a search that looks ahead, and a static evaluation of the positions that it reaches.
//!
//! ```
//! use chess_runtime::Position;
//! use chess_runtime::engine::{Engine, Limits, Options, Score};
//!
//! // White mates by cutting the black king off.
//! let position = Position::from_fen("7k/8/5K2/8/8/8/8/1R4R1 w - - 0 1")?;
//! let mut engine = Engine::new(Options::default());
//! let suggestion = engine.suggest(&position, Limits::new().depth(6));
//! assert_eq!(suggestion.score, Score::Mate(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # From a query to an answer
//!
//! ```text
//! Query ─► Engine ─► one search a thread ─► Answer
//!            │         │      └ evaluate: the static evaluation, without lookahead
//!            │         └ table: the transposition table that all threads share
//!            └ clock: when to end; Observer: is told of each line
//! ```
//!
//! [`Engine::suggest`] is the simple call; [`Engine::search`] takes a game's history, finds several
//! lines, reports them as it goes and can be stopped. The search itself knows no clock and prints
//! nothing. With one thread and a fixed depth or number of nodes, the same queries in the same
//! order get the same answers on every machine: [`bench()`] relies on it.

pub mod classical;

mod bench;
mod clock;
mod evaluate;
mod exchange;
mod limits;
mod report;
mod score;
mod search;
mod strength;
mod table;
mod tunables;
mod window;

use core::fmt;
use std::boxed::Box;
use std::sync::Arc;
use std::vec::Vec;

use chess_types::{History, Move, Position};

pub use bench::{BENCH_DEPTH, Bench, bench, bench_at};
pub use evaluate::tuning;
pub use limits::{Clock, Limits};
pub use report::{Answer, Bound, Line, Observer, Query, Report, StopHandle, Suggestion};
pub use score::{Chances, Score};
pub use strength::ELO_RANGE;
pub use tunables::Features;

use clock::{Never, Stopwatch, Watch};
use score::MAX_PLY;
use search::{Plan, Shared, Worker};

/// How an engine is set up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the transposition table in megabytes, at least 1.
    pub hash_megabytes: usize,
    /// Threads that search together, at least 1.
    pub threads: usize,
    /// How many lines to find, at least 1.
    pub multi_pv: usize,
    /// The strength to play at, about in Elo; `None` for full strength. See [`ELO_RANGE`].
    pub strength: Option<u16>,
    /// The ideas that the search uses: all of them, except to measure what one is worth.
    pub features: Features,
}

impl Default for Options {
    /// 16 MB, one thread, one line, full strength.
    fn default() -> Options {
        Options { hash_megabytes: 16, threads: 1, multi_pv: 1, strength: None, features: Features::ALL }
    }
}

/// A chess engine: a transposition table and what its threads have learned.
pub struct Engine {
    options: Options,
    shared: Arc<Shared>,
    workers: Vec<Worker>,
    /// How many searches there have been, so that an engine of limited strength varies its mistakes.
    searches: u64,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").field("options", &self.options).finish_non_exhaustive()
    }
}

impl Engine {
    /// An engine with these options. This is where memory is allocated.
    #[must_use]
    pub fn new(options: Options) -> Engine {
        let options = Options {
            hash_megabytes: options.hash_megabytes.max(1),
            threads: options.threads.max(1),
            multi_pv: options.multi_pv.max(1),
            ..options
        };
        let shared = Arc::new(Shared::new(options.hash_megabytes, options.threads));
        let workers = (0..options.threads).map(|index| Worker::new(Arc::clone(&shared), index)).collect();
        Engine { options, shared, workers, searches: 0 }
    }

    /// The options in use.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Forgets everything about earlier searches.
    pub fn clear(&mut self) {
        self.shared.clear();
        self.searches = 0;
    }

    /// Changes the size of the transposition table, and clears it.
    pub fn set_hash(&mut self, megabytes: usize) {
        self.rebuild(Options { hash_megabytes: megabytes, ..self.options });
    }

    /// Changes the number of threads, and clears everything.
    pub fn set_threads(&mut self, threads: usize) {
        self.rebuild(Options { threads, ..self.options });
    }

    /// Frees the old tables before allocating the new ones.
    fn rebuild(&mut self, options: Options) {
        self.workers.clear();
        self.shared = Arc::new(Shared::new(1, 1));
        *self = Engine::new(options);
    }

    /// Changes the number of lines.
    pub fn set_multi_pv(&mut self, lines: usize) {
        self.options.multi_pv = lines.max(1);
    }

    /// Changes the strength.
    pub fn set_strength(&mut self, elo: Option<u16>) {
        self.options.strength = elo;
    }

    /// The static evaluation, without lookahead; it means little in check.
    pub fn static_score(&mut self, position: &Position) -> Score {
        Score::from_value(self.workers[0].static_value(position))
    }

    /// Suggests a move.
    pub fn suggest(&mut self, position: &Position, limits: Limits) -> Suggestion {
        let history = History::new(*position);
        let answer = self.search(&Query::new(&history).limits(limits), &mut (), &StopHandle::new());
        let line = answer.lines.iter().find(|line| line.moves.first().copied() == answer.best());
        Suggestion {
            best: answer.best(),
            score: line.map_or(answer.score, |line| line.score),
            line: line.map_or_else(Vec::new, |line| line.moves.clone()),
            depth: answer.depth,
            seldepth: answer.seldepth,
            nodes: answer.nodes,
            time: answer.time,
        }
    }

    /// Searches the last position of a game, and reports each line that it finds to the observer.
    ///
    /// The search ends at the limits, when `stop` is used, or at the deepest depth. A front end that must not
    /// answer an infinite search before `stop` has to wait for `stop` itself.
    pub fn search(&mut self, query: &Query<'_>, observer: &mut dyn Observer, stop: &StopHandle) -> Answer {
        let stopwatch = Stopwatch::start(&query.limits, stop);
        let position = query.history.position();
        let moves = self.moves_to_search(query);
        if moves.is_empty() {
            let score = if position.is_check() { Score::Mate(0) } else { Score::DRAW };
            return Answer {
                lines: Vec::new(),
                score,
                depth: 0,
                seldepth: 0,
                nodes: 0,
                time: stopwatch.elapsed(),
                chosen: None,
            };
        }
        let plan = self.plan(query, moves.len());
        let nodes = strength::nodes(self.options.strength, query.limits.nodes);
        self.prepare(query, &moves, stopwatch, nodes);
        self.run(position, &plan, observer);
        self.answer(position, &plan, observer)
    }

    /// The legal moves, or those of them that the query asks for.
    fn moves_to_search(&self, query: &Query<'_>) -> Vec<Move> {
        let legal = query.history.position().legal_moves();
        let wanted: Vec<Move> = legal.iter().copied().filter(|m| query.only.contains(m)).collect();
        if wanted.is_empty() { legal.to_vec() } else { wanted }
    }

    fn plan(&self, query: &Query<'_>, moves: usize) -> Plan {
        let deepest = MAX_PLY as u32 - 8;
        let depth = query.limits.depth.unwrap_or(deepest).clamp(1, deepest);
        // A mate that is not found within three times its depth is assumed not to exist.
        let depth = query.limits.mate.map_or(depth, |mate| depth.min(mate.clamp(1, 30) * 6 + 2));
        let lines = strength::lines(self.options.strength, self.options.multi_pv).min(moves);
        Plan { depth: depth as i32, lines, mate: query.limits.mate.map(|mate| mate as i32) }
    }

    fn prepare(&mut self, query: &Query<'_>, moves: &[Move], stopwatch: Stopwatch, nodes: u64) {
        self.searches += 1;
        self.shared.reset();
        self.shared.table.begin_search();
        let mut watch: Option<Box<dyn Watch>> = Some(Box::new(stopwatch));
        for worker in &mut self.workers {
            worker.features = self.options.features;
            let watch = watch.take().unwrap_or_else(|| Box::new(Never));
            worker.prepare(query.history, moves, watch, nodes);
        }
    }

    /// Lets all threads search. The first thread decides when to end, unless another finishes the last depth
    /// before it.
    fn run(&mut self, position: &Position, plan: &Plan, observer: &mut dyn Observer) {
        let Some((main, helpers)) = self.workers.split_first_mut() else { return };
        if helpers.is_empty() {
            main.iterate(position, plan, Some(observer));
            return;
        }
        std::thread::scope(|scope| {
            for helper in helpers {
                scope.spawn(|| {
                    helper.iterate(position, plan, None);
                    if helper.finished_depth == plan.depth {
                        helper.shared.stop();
                    }
                });
            }
            main.iterate(position, plan, Some(observer));
            main.shared.stop();
        });
    }

    fn answer(&self, position: &Position, plan: &Plan, observer: &mut dyn Observer) -> Answer {
        // Take the answer of the thread that finished the deepest depth, and of several threads the first.
        let best =
            self.workers.iter().rev().max_by_key(|worker| worker.finished_depth).unwrap_or(&self.workers[0]);
        let depth = best.finished_depth.max(1) as u32;
        let lines: Vec<Line> = best.root[..plan.lines]
            .iter()
            .map(|root| Line { moves: root.line().to_vec(), score: root.score(), depth })
            .collect();
        let answer = Answer {
            score: lines[0].score,
            depth,
            seldepth: self.workers.iter().map(|worker| worker.seldepth).max().unwrap_or(0) as u32,
            nodes: self.shared.nodes(),
            time: self.workers[0].elapsed(),
            chosen: strength::choose(self.options.strength, &lines, position.key() ^ self.searches),
            lines,
        };
        if best.finished_depth > self.workers[0].finished_depth {
            best.report_all(&answer, self.workers[0].elapsed(), observer);
        }
        answer
    }
}
