//! How long to think: [`Limits`], built step by step, and a chess [`Clock`].
//!
//! In: what a person or a protocol asks for. Out: plain numbers, which `clock.rs` turns into times.

use std::time::Duration;

/// When a search ends: at the first of these limits that it reaches.
///
/// ```
/// use chess_runtime::engine::{Clock, Limits};
/// use std::time::Duration;
///
/// let quick = Limits::new().depth(8).nodes(100_000);
/// let clock = Clock::new(Duration::from_secs(60)).increment(Duration::from_secs(1));
/// let game = Limits::new().clock(clock);
/// # let _ = (quick, game);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    pub(crate) time: Option<Duration>,
    pub(crate) clock: Option<Clock>,
    pub(crate) mate: Option<u32>,
    pub(crate) pondering: bool,
}

impl Limits {
    /// No limit: the search ends when the stop handle is used or the deepest depth is reached.
    #[must_use]
    pub fn new() -> Limits {
        Limits::default()
    }

    /// The same as [`Limits::new`], for callers that want to name it.
    #[must_use]
    pub fn infinite() -> Limits {
        Limits::default()
    }

    /// No deeper than this, in plies.
    #[must_use]
    pub fn depth(mut self, plies: u32) -> Limits {
        self.depth = Some(plies);
        self
    }

    /// No more positions than this.
    #[must_use]
    pub fn nodes(mut self, nodes: u64) -> Limits {
        self.nodes = Some(nodes);
        self
    }

    /// No longer than this.
    #[must_use]
    pub fn time(mut self, time: Duration) -> Limits {
        self.time = Some(time);
        self
    }

    /// As long as time management allows with this clock.
    #[must_use]
    pub fn clock(mut self, clock: Clock) -> Limits {
        self.clock = Some(clock);
        self
    }

    /// No longer than it takes to find a mate in this many moves.
    #[must_use]
    pub fn mate(mut self, moves: u32) -> Limits {
        self.mate = Some(moves);
        self
    }

    /// The clock starts only when the stop handle reports that the opponent played the expected
    /// move ([`StopHandle::ponder_hit`](super::StopHandle::ponder_hit)).
    #[must_use]
    pub fn pondering(mut self) -> Limits {
        self.pondering = true;
        self
    }

    /// Whether nothing but the stop handle ends the search before the deepest depth.
    #[must_use]
    pub fn is_infinite(&self) -> bool {
        Limits { pondering: false, ..*self } == Limits::default()
    }
}

/// The clock of the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    pub(crate) remaining: Duration,
    pub(crate) increment: Duration,
    pub(crate) moves_to_go: Option<u32>,
    pub(crate) overhead: Duration,
}

impl Clock {
    /// A clock with this much time left.
    #[must_use]
    pub fn new(remaining: Duration) -> Clock {
        Clock { remaining, increment: Duration::ZERO, moves_to_go: None, overhead: Duration::from_millis(10) }
    }

    /// Each move adds this much.
    #[must_use]
    pub fn increment(mut self, increment: Duration) -> Clock {
        self.increment = increment;
        self
    }

    /// More time is added after this many moves.
    #[must_use]
    pub fn moves_to_go(mut self, moves: u32) -> Clock {
        self.moves_to_go = Some(moves);
        self
    }

    /// Time lost between the engine and the clock at each move; 10 ms by default.
    #[must_use]
    pub fn overhead(mut self, overhead: Duration) -> Clock {
        self.overhead = overhead;
        self
    }
}
