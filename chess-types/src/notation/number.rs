//! The numbers of moves: [`MoveNumber`], and a move with its number: [`PlayedMove`].

use core::fmt;

use super::san::San;
use crate::{Color, Move, Position};

/// The number and side of a move: `4.` or `4...`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveNumber {
    /// The number.
    pub number: u32,
    /// The side to move.
    pub color: Color,
}

impl MoveNumber {
    /// The number of the move to come in a position.
    #[must_use]
    pub const fn of(position: &Position) -> MoveNumber {
        MoveNumber { number: position.fullmoves(), color: position.turn() }
    }
}

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.color == Color::White { "." } else { "..." };
        write!(f, "{}{dots}", self.number)
    }
}

/// A move of a game with its number: `4... Nxe4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayedMove {
    /// Its number.
    pub number: MoveNumber,
    /// The move.
    pub san: San,
}

impl PlayedMove {
    /// A legal move of a position.
    #[must_use]
    pub fn new(before: &Position, m: Move) -> PlayedMove {
        PlayedMove { number: MoveNumber::of(before), san: before.san(m) }
    }
}

impl fmt::Display for PlayedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.san)
    }
}
