//! What goes in and out of a search: a [`Query`], a [`StopHandle`], [`Report`]s on the way to an
//! [`Observer`], and the [`Answer`].

use core::time::Duration;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::vec::Vec;

use chess_types::{History, Move};

use super::limits::Limits;
use super::score::Score;

/// What to search: a game up to its last position, which moves to consider, and how long.
///
/// ```
/// use chess_runtime::History;
/// use chess_runtime::engine::{Engine, Limits, Options, Query, StopHandle};
///
/// let mut game = History::default();
/// game.play(game.position().parse_san("e4")?)?;
/// let mut engine = Engine::new(Options::default());
/// let query = Query::new(&game).limits(Limits::new().depth(4));
/// let answer = engine.search(&query, &mut (), &StopHandle::new());
/// assert!(answer.best().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Query<'a> {
    pub(crate) history: &'a History,
    pub(crate) limits: Limits,
    pub(crate) only: Vec<Move>,
}

impl<'a> Query<'a> {
    /// The last position of this game, without limit.
    #[must_use]
    pub fn new(history: &'a History) -> Query<'a> {
        Query { history, limits: Limits::infinite(), only: Vec::new() }
    }

    /// The same within these limits.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Query<'a> {
        self.limits = limits;
        self
    }

    /// The same, but only these root moves are searched. Illegal moves are ignored; without any legal
    /// move among them, all moves are searched.
    #[must_use]
    pub fn only(mut self, moves: impl IntoIterator<Item = Move>) -> Query<'a> {
        self.only = moves.into_iter().collect();
        self
    }
}

/// Stops a search from another thread. Clones stop the same search.
#[derive(Clone, Debug, Default)]
pub struct StopHandle {
    stopped: Arc<AtomicBool>,
    hit: Arc<AtomicBool>,
}

impl StopHandle {
    /// A handle for one search.
    #[must_use]
    pub fn new() -> StopHandle {
        StopHandle::default()
    }

    /// Asks the search to end; it answers with the best it has found.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether the search was asked to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    /// The expected move was played: a search that is [`pondering`](Limits::pondering) goes on, and
    /// its clock starts now.
    pub fn ponder_hit(&self) {
        self.hit.store(true, Ordering::Relaxed);
    }

    /// Whether the expected move was played.
    #[must_use]
    pub fn is_ponder_hit(&self) -> bool {
        self.hit.load(Ordering::Relaxed)
    }
}

/// Whether a score is exact.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// It is the score.
    Exact,
    /// It is at least this much.
    Lower,
    /// It is at most this much.
    Upper,
}

/// A line as far as it is known during the search.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a> {
    /// The rank of the line among the lines asked for; the best is 1.
    pub number: usize,
    /// What it is worth to the side to move.
    pub score: Score,
    /// Whether the score is exact.
    pub bound: Bound,
    /// The depth in plies.
    pub depth: u32,
    /// The depth of the deepest line searched, quiescence included.
    pub seldepth: u32,
    /// Nodes searched so far, by all threads.
    pub nodes: u64,
    /// Time so far.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u16,
    /// The moves.
    pub line: &'a [Move],
}

impl Report<'_> {
    /// Nodes per second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        let micros = self.time.as_micros().max(1);
        u64::try_from(u128::from(self.nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
    }
}

/// Receives reports while the search runs. `()` ignores them; closures that take a
/// [`Report`] are observers too.
pub trait Observer {
    /// A line was finished at some depth, or its score turned out better or worse than expected.
    fn line(&mut self, report: &Report<'_>);
}

impl Observer for () {
    fn line(&mut self, _: &Report<'_>) {}
}

impl<F: FnMut(&Report<'_>)> Observer for F {
    fn line(&mut self, report: &Report<'_>) {
        self(report);
    }
}

/// One line of play with its score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The moves, at least one.
    pub moves: Vec<Move>,
    /// What the line is worth to the side to move.
    pub score: Score,
    /// The depth at which it was found.
    pub depth: u32,
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The lines asked for, best first; none in mate and stalemate.
    pub lines: Vec<Line>,
    /// The score of the best line; without one, mate or a draw.
    pub score: Score,
    /// The last finished depth.
    pub depth: u32,
    /// The depth of the deepest line searched, quiescence included.
    pub seldepth: u32,
    /// Nodes searched, by all threads.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
    /// The move to play, which is the first of the best line unless the strength is limited.
    pub(crate) chosen: Option<Move>,
}

impl Answer {
    /// The move to play. It is the first of the best line, unless the engine's strength is
    /// limited; `None` in mate and stalemate.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.chosen
    }

    /// The reply that the engine expects to the move to play: the move to ponder on.
    #[must_use]
    pub fn ponder(&self) -> Option<Move> {
        let line = self.lines.iter().find(|line| line.moves.first().copied() == self.chosen)?;
        line.moves.get(1).copied()
    }
}

/// The move an engine suggests, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Suggestion {
    /// The move; `None` if there is no legal one.
    pub best: Option<Move>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// The play that the engine expects, beginning with the move.
    pub line: Vec<Move>,
    /// The last finished depth in plies.
    pub depth: u32,
    /// The depth of the deepest line searched, quiescence included.
    pub seldepth: u32,
    /// Nodes searched.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}
