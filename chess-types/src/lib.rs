//! x
#![no_std]
extern crate alloc;
pub mod attacks;
mod bitboard;
mod board;
mod candidates;
mod castling;
mod color;
pub mod explain;
mod fen;
mod generate;
mod geometry;
mod history;
mod list;
mod moves;
pub mod notation;
mod outcome;
mod perft;
mod piece;
mod play;
mod position;
mod setup;
mod sliders;
mod square;
mod state;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastleSide, CastlingRights};
pub use color::{Black, Color, Side, White};
pub use explain::{Ambiguity, Illegality, Refusal};
pub use fen::{Fen, FenError, FenProblem};
pub use history::History;
pub use moves::{Move, MoveKind, MoveList, MoveListIter};
pub use notation::{CheckMark, MoveNumber, ParseMoveError, San, SanError, SanKind, SanText};
pub use outcome::Outcome;
pub use piece::{Piece, Role};
pub use play::IllegalMove;
pub use position::Position;
#[doc(hidden)]
pub use position::PositionLiterals;
pub use setup::{Setup, SetupProblem, SetupProblems};
pub use square::{File, ParseSquareError, Rank, Square};
