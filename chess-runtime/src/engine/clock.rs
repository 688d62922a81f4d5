//! Time management: the search asks a [`Watch`] when to end, and [`Stopwatch`] answers with a real clock.
//!
//! In: [`Limits`] and the time of the query. Out: during a depth, whether the time is over; between two
//! depths, whether the search has done enough. The second depends on how sure the search is of its move.

use std::time::{Duration, Instant};

use super::limits::{Clock, Limits};
use super::report::StopHandle;
use super::score::Value;

/// What the search asks about time. It has no clock of its own.
pub(crate) trait Watch: Send {
    /// Asked every thousand nodes or so: must the search end at once?
    fn is_over(&mut self) -> bool;
    /// Asked after each depth: would another one be worth its time?
    fn is_enough(&mut self, progress: &Progress) -> bool;
    /// How long the search has taken.
    fn elapsed(&self) -> Duration;
}

/// How the search is doing after a depth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Progress {
    /// For how many depths the best move has been the same.
    pub(crate) stable_depths: i32,
    /// By how much the score fell against the depth before.
    pub(crate) fall: Value,
    /// The part of all nodes that the best move took.
    pub(crate) effort: f64,
    /// Whether there is only one legal move.
    pub(crate) forced: bool,
}

/// The watch of helper threads: it never ends a search; the main thread stops them.
pub(crate) struct Never;

impl Watch for Never {
    fn is_over(&mut self) -> bool {
        false
    }
    fn is_enough(&mut self, _: &Progress) -> bool {
        false
    }
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// The time budget of one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Budget {
    /// The search should use about this much.
    soft: Duration,
    /// The search must not use more than this.
    hard: Duration,
}

impl Budget {
    fn of(limits: &Limits) -> Option<Budget> {
        let by_clock = limits.clock.map(Budget::of_clock);
        let by_time = limits.time.map(|time| Budget { soft: Duration::MAX, hard: time });
        match (by_clock, by_time) {
            (Some(clock), Some(time)) => Some(Budget { soft: clock.soft, hard: clock.hard.min(time.hard) }),
            (clock, time) => clock.or(time),
        }
    }

    fn of_clock(clock: Clock) -> Budget {
        let usable = clock.remaining.saturating_sub(clock.overhead).max(Duration::from_millis(1));
        let (share, most) = match clock.moves_to_go {
            Some(moves) => {
                let moves = f64::from(moves.clamp(1, 40));
                (usable.mul_f64(0.95 / (moves + 0.5)) + clock.increment.mul_f64(0.7), 0.85)
            }
            None => (usable.mul_f64(0.042) + clock.increment.mul_f64(0.72), 0.55),
        };
        let hard = usable.mul_f64(if clock.moves_to_go == Some(1) { 0.9 } else { most });
        let soft = share.min(hard);
        Budget { soft, hard: hard.min(soft.mul_f64(4.0)) }
    }
}

/// A watch with a real clock.
pub(crate) struct Stopwatch {
    asked: Instant,
    /// When the budget started to run; `None` while pondering.
    counting: Option<Instant>,
    budget: Option<Budget>,
    stop: StopHandle,
}

impl Stopwatch {
    pub(crate) fn start(limits: &Limits, stop: &StopHandle) -> Stopwatch {
        let now = Instant::now();
        let counting = (!limits.pondering).then_some(now);
        Stopwatch { asked: now, counting, budget: Budget::of(limits), stop: stop.clone() }
    }

    /// The time used of the budget, and the budget; `None` without a budget or while pondering.
    fn used(&mut self) -> Option<(Duration, Budget)> {
        if self.counting.is_none() && self.stop.is_ponder_hit() {
            self.counting = Some(Instant::now());
        }
        Some((self.counting?.elapsed(), self.budget?))
    }
}

impl Watch for Stopwatch {
    fn is_over(&mut self) -> bool {
        self.stop.is_stopped() || self.used().is_some_and(|(used, budget)| used >= budget.hard)
    }

    fn is_enough(&mut self, progress: &Progress) -> bool {
        let Some((used, budget)) = self.used() else { return false };
        if budget.soft == Duration::MAX {
            return used >= budget.hard;
        }
        used >= budget.soft.mul_f64(confidence(progress)).min(budget.hard)
    }

    fn elapsed(&self) -> Duration {
        self.asked.elapsed()
    }
}

/// How much of the soft time is worth using: less for a move that was best all along and took most
/// of the effort, more when the score falls.
fn confidence(progress: &Progress) -> f64 {
    if progress.forced {
        return 0.1;
    }
    let stability = 1.25 - 0.06 * f64::from(progress.stable_depths.min(8));
    let effort = (1.5 - progress.effort) * 1.25;
    let fall = 1.0 + f64::from(progress.fall.clamp(0, 60)) / 100.0;
    (stability * effort * fall).clamp(0.3, 2.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: f64) -> Duration {
        Duration::from_secs_f64(seconds)
    }

    #[test]
    fn never_more_than_there_is() {
        for remaining in [0.0, 0.005, 0.02, 0.1, 1.0, 60.0, 7200.0] {
            for increment in [0.0, 0.01, 2.0, 60.0] {
                for moves in [None, Some(1), Some(2), Some(40)] {
                    let mut clock = Clock::new(seconds(remaining)).increment(seconds(increment));
                    clock.moves_to_go = moves;
                    let budget = Budget::of_clock(clock);
                    assert!(budget.soft <= budget.hard);
                    let usable = seconds(remaining).saturating_sub(clock.overhead);
                    assert!(budget.hard <= usable.max(Duration::from_millis(1)), "{clock:?} {budget:?}");
                }
            }
        }
    }

    #[test]
    fn more_time_when_unsure() {
        let sure = Progress { stable_depths: 9, fall: 0, effort: 0.95, forced: false };
        let unsure = Progress { stable_depths: 0, fall: 40, effort: 0.3, forced: false };
        assert!(confidence(&unsure) > 2.0 * confidence(&sure));
        assert!(confidence(&Progress { forced: true, ..sure }) < confidence(&sure));
    }
}
