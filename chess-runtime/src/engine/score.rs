//! What a position is worth: [`Score`] for people and protocols, [`Value`] inside the search.
//!
//! In: a number of the search. Out: centipawns or moves to mate, a text, and the chances to win,
//! draw and lose.

use core::fmt;

/// A score inside the search: centipawns for the side to move, mates near [`MATE`].
pub(crate) type Value = i32;

/// The deepest ply the search can reach.
pub(crate) const MAX_PLY: usize = 128;

/// Being mated now is `-MATE`; each ply until then makes it one better.
pub(crate) const MATE: Value = 32_000;

/// More than any score.
pub(crate) const INFINITE: Value = 32_001;

/// No score at all, for instance no static evaluation in check.
pub(crate) const NO_VALUE: Value = 32_002;

/// A score of this size or larger is a mate.
pub(crate) const MATE_BOUND: Value = MATE - 2 * MAX_PLY as Value;

/// The value of being mated `ply` plies from the root.
pub(crate) const fn mated_in(ply: usize) -> Value {
    ply as Value - MATE
}

/// The value of giving mate `ply` plies from the root.
pub(crate) const fn mate_in(ply: usize) -> Value {
    MATE - ply as Value
}

/// Whether the value is a mate for either side.
pub(crate) const fn is_mate(value: Value) -> bool {
    value.abs() >= MATE_BOUND && value.abs() <= MATE
}

/// What a position is worth to the side to move.
///
/// ```
/// use chess_runtime::engine::Score;
///
/// assert_eq!(Score::Centipawns(35).to_string(), "+0.35");
/// assert_eq!(Score::Mate(3).to_string(), "#3");
/// assert_eq!(Score::Mate(-2).to_string(), "#-2");
/// assert!(Score::Mate(1) > Score::Mate(3));
/// assert!(Score::Mate(-5) > Score::Mate(-1));
/// assert!(Score::Centipawns(900) < Score::Mate(9));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// Hundredths of a pawn; positive is good for the side to move.
    Centipawns(i32),
    /// Moves to mate: positive if the side to move gives it, negative if it is mated, zero if it
    /// already is.
    Mate(i32),
}

impl Score {
    /// A draw.
    pub const DRAW: Score = Score::Centipawns(0);

    pub(crate) const fn from_value(value: Value) -> Score {
        if value >= MATE_BOUND {
            Score::Mate((MATE - value + 1) / 2)
        } else if value <= -MATE_BOUND {
            Score::Mate(-(MATE + value) / 2)
        } else {
            Score::Centipawns(value)
        }
    }

    /// The score as one number, for comparing and plotting. Mates lie far outside the range of centipawns.
    #[must_use]
    pub const fn to_number(self) -> i32 {
        match self {
            Score::Centipawns(centipawns) => centipawns,
            Score::Mate(moves) if moves > 0 => MATE - (2 * moves - 1),
            Score::Mate(moves) => -MATE - 2 * moves,
        }
    }

    /// The same score seen by the other side.
    #[must_use]
    pub const fn for_opponent(self) -> Score {
        match self {
            Score::Centipawns(centipawns) => Score::Centipawns(-centipawns),
            Score::Mate(moves) => Score::Mate(-moves),
        }
    }

    /// Whether it is a mate for either side.
    #[must_use]
    pub const fn is_mate(self) -> bool {
        matches!(self, Score::Mate(_))
    }

    /// The chances that this score stands for.
    ///
    /// Winning and losing are two logistic curves. Half of the games are won at +1.20. The curves are an
    /// estimate, not a fit; see `docs/engine.md`.
    #[must_use]
    pub fn chances(self) -> Chances {
        let centipawns = match self {
            Score::Centipawns(centipawns) => f64::from(centipawns),
            Score::Mate(moves) if moves > 0 => return Chances { win: 1000, draw: 0, loss: 0 },
            Score::Mate(_) => return Chances { win: 0, draw: 0, loss: 1000 },
        };
        let curve = |advantage: f64| {
            let chance =
                1000.0 / (1.0 + std::f64::consts::E.powf(-(advantage - CHANCE_MIDDLE) / CHANCE_SPREAD));
            // Rounded without `f64::round`, so that the sum below never exceeds a thousand.
            chance as u16
        };
        let (win, loss) = (curve(centipawns), curve(-centipawns));
        Chances { win, draw: 1000 - win - loss, loss }
    }
}

/// The advantage in centipawns with which half of the games are won.
const CHANCE_MIDDLE: f64 = 120.0;

/// How fast the chances grow with the advantage.
const CHANCE_SPREAD: f64 = 70.0;

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    /// The better score for the side to move is greater: quick mates, then centipawns, then late
    /// mates against it.
    fn cmp(&self, other: &Score) -> core::cmp::Ordering {
        self.to_number().cmp(&other.to_number())
    }
}

impl fmt::Display for Score {
    /// `+0.35`, `-1.20`, `0.00`, `#3`, `#-2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::Mate(moves) => write!(f, "#{moves}"),
            Score::Centipawns(centipawns) => {
                let sign = match centipawns {
                    0 => "",
                    1.. => "+",
                    _ => "-",
                };
                let size = centipawns.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
        }
    }
}

/// Chances in thousandths, which always add up to 1000: what UCI calls WDL.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chances {
    /// The side to move wins.
    pub win: u16,
    /// The game is drawn.
    pub draw: u16,
    /// The side to move loses.
    pub loss: u16,
}

impl fmt::Display for Chances {
    /// The three numbers as UCI writes them: `412 530 58`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.win, self.draw, self.loss)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn values_become_moves_to_mate() {
        assert_eq!(Score::from_value(mate_in(1)), Score::Mate(1));
        assert_eq!(Score::from_value(mate_in(5)), Score::Mate(3));
        assert_eq!(Score::from_value(mated_in(0)), Score::Mate(0));
        assert_eq!(Score::from_value(mated_in(4)), Score::Mate(-2));
        assert_eq!(Score::from_value(-17), Score::Centipawns(-17));
    }

    #[test]
    fn numbers_keep_the_order() {
        let ordered = [mated_in(2), mated_in(4), -900, 0, 35, mate_in(7), mate_in(3), mate_in(1)];
        let scores = ordered.map(Score::from_value);
        assert!(scores.is_sorted(), "{scores:?}");
    }

    #[test]
    fn chances_add_up() {
        for centipawns in -3000..3000 {
            let Chances { win, draw, loss } = Score::Centipawns(centipawns).chances();
            assert_eq!(win + draw + loss, 1000);
        }
        assert!(Score::Centipawns(300).chances().win > 800);
        assert_eq!(Score::Mate(-1).chances().loss, 1000);
    }

    #[test]
    fn text_has_sign_and_two_digits() {
        assert_eq!(Score::Centipawns(-5).to_string(), "-0.05");
        assert_eq!(Score::DRAW.to_string(), "0.00");
        assert_eq!(Score::Centipawns(1234).to_string(), "+12.34");
    }
}
