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
//! # The floors
//! Each folder is a floor of the house, and knows only those below it: [`board`], [`rules`], [`notation`],
//! [`reasons`], [`judge`].
//!
//! # Where to find what
//!
//! | you want | look at |
//! |---|---|
//! | squares, pieces, sets of squares, moves | [`Square`], [`Piece`], [`Bitboard`], [`Move`] |
//! | a set-up as a person typed it, legal or not | [`Setup`], [`FenError`], [`SetupProblem`] |
//! | a legal position and its moves | [`Position`] |
//! | a game with its repetitions | [`History`], [`Outcome`] |
//! | why a move is refused | [`reasons`], [`Illegality`] |
//! | moves as text | [`WrittenMove`], [`San`], [`notation`] |
//! | whole games as text | [`judge`] |
//! | what a piece attacks | [`attacks`] |
//!
//! The crate needs no operating system (`no_std` with `alloc`) and has no dependency: it is compiled into every user's
//! macros. The features `serde` and `arbitrary`, off by default, bring theirs.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

/// The README's examples are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

pub mod board;
pub mod judge;
pub mod notation;
pub mod reasons;
pub mod rules;

#[cfg(feature = "arbitrary")]
mod arbitrary_impls;
#[cfg(feature = "serde")]
mod serde_impls;

pub use board::attacks;
pub use board::{
    Bitboard, Black, Board, CastleSide, CastlingRights, Color, File, Move, MoveKind, MoveList, MoveListIter,
    OutOfRange, ParseSquareError, Piece, Rank, Role, Side, Square, Squares, White,
};
pub use notation::type_names;
pub use notation::{
    CheckMark, Fen, FenError, FenProblem, MoveNumber, ParseMoveError, San, WrittenKind, WrittenMove,
    WrittenMoveError,
};
pub use reasons::{Ambiguity, Illegality, Refusal, Rule};
pub use rules::{
    GameResult, History, IllegalMove, Laws, Outcome, ParseResultError, Position, Setup, SetupProblem,
    SetupProblems,
};
