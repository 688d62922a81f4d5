//! [`Window`]: alpha and beta.

use super::score::{MATE, Value, mate_in, mated_in};

/// The side to move is already sure of `alpha`. The opponent avoids scores of `beta` and above.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Window {
    pub(crate) alpha: Value,
    pub(crate) beta: Value,
}

impl Window {
    /// Every score.
    pub(crate) const FULL: Window = Window { alpha: -MATE - 1, beta: MATE + 1 };

    pub(crate) const fn new(alpha: Value, beta: Value) -> Window {
        Window { alpha, beta }
    }

    /// The null window that asks only whether the score is above `alpha`.
    pub(crate) const fn above(alpha: Value) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// The null window that asks only whether the score reaches `beta`.
    pub(crate) const fn reaching(beta: Value) -> Window {
        Window { alpha: beta - 1, beta }
    }

    /// The window with this margin on either side of a score.
    pub(crate) fn around(score: Value, margin: Value) -> Window {
        Window {
            alpha: (score - margin).max(Window::FULL.alpha),
            beta: (score + margin).min(Window::FULL.beta),
        }
    }

    /// The same window seen by the opponent.
    pub(crate) const fn for_opponent(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// The window without scores that are impossible at this ply: mates nearer to the root.
    pub(crate) fn within_mates(self, ply: usize) -> Window {
        Window { alpha: self.alpha.max(mated_in(ply)), beta: self.beta.min(mate_in(ply + 1)) }
    }

    /// Whether no score is left inside.
    pub(crate) const fn is_empty(self) -> bool {
        self.alpha >= self.beta
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_opponent_sees_it_mirrored() {
        assert_eq!(Window::new(-30, 50).for_opponent(), Window::new(-50, 30));
        assert_eq!(Window::above(7).for_opponent(), Window::above(-8));
        assert_eq!(Window::reaching(8), Window::above(7));
    }

    #[test]
    fn known_mates_close_the_window() {
        let found_mate_in_two_plies = Window::new(mate_in(3), MATE);
        assert!(!found_mate_in_two_plies.within_mates(1).is_empty());
        assert!(found_mate_in_two_plies.within_mates(2).is_empty(), "no quicker mate from here");
    }
}
