//! The board's vocabulary: colours, roles, squares, sets of squares, moves, attacks and keys.
//!
//! In: nothing. Out: the words that every other floor speaks. No file here knows what a legal move is.

pub mod attacks;
mod bitboard;
mod castling;
mod color;
pub(crate) mod geometry;
mod moves;
mod piece;
mod placement;
pub(crate) mod sliders;
mod square;
pub(crate) mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use castling::{CastleSide, CastlingRights};
pub use color::{Black, Color, Side, White};
pub use moves::{Move, MoveKind, MoveList, MoveListIter};
pub use piece::{Piece, Role};
pub use placement::Board;
pub use square::{File, OutOfRange, ParseSquareError, Rank, Square};
