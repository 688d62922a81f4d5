//! The vocabulary, the rulebook and the notation of chess.
//!
//! This crate is what everything else in `chess!` asks: the macros while a program is compiled, the
//! library while it runs, the command line over archives. There is one opinion on what is legal,
//! and it is here.
//!
//! ```
//! use chess_types::Position;
//!
//! let mut position = Position::default();
//! for san in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
//!     position = position.play(position.parse_san(san)?)?;
//! }
//! assert_eq!(position.legal_moves().len(), 30);
//! assert_eq!(
//!     position.parse_san("O-O").unwrap_err().to_string(),
//!     "the black bishop on f8 stands in the way of castling"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find what
//!
//! | you want | look at |
//! |---|---|
//! | squares, pieces, sets of squares, moves | [`Square`], [`Piece`], [`Bitboard`], [`Move`] |
//! | something somebody typed, legal or not | [`Setup`], [`FenError`], [`SetupProblem`] |
//! | a legal position and its moves | [`Position`] |
//! | a game with its repetitions | [`History`], [`Outcome`] |
//! | why a move is refused | [`explain`], [`Illegality`] |
//! | moves and games as text | [`San`], [`notation`] |
//! | what a piece attacks | [`attacks`] |
//!
//! The crate needs no operating system (`no_std` with `alloc`) and has no dependency: it is compiled
//! into everybody's macros.

#![no_std]

extern crate alloc;

pub mod attacks;
mod bitboard;
mod board;
mod candidates;
mod castling;
mod color;
mod dead;
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
mod tally;
pub mod type_names;
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
pub use setup::{Setup, SetupProblem, SetupProblems};
pub use square::{File, ParseSquareError, Rank, Square};
