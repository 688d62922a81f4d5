//! [`State`]: what decides which moves are legal.
//!
//! A `State` is a [`Position`](crate::Position) without the side to move (a type parameter here),
//! the counters and the key. It is copied, changed and thrown away; nothing is ever undone. How a move changes it stands in
//! `play.rs`.

use crate::{Bitboard, Board};

/// Pieces, castling rights and the square passed by a double step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub(crate) struct State {
    pub(crate) board: Board,
    /// The rooks that may still castle.
    pub(crate) castling: Bitboard,
    /// The square that a pawn passed in the last move, or none.
    pub(crate) passed: Bitboard,
}
