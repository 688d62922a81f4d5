//! Chess in the trait solver: positions and moves are types, and `Position: Play<Move<E2, E4>>`
//! holds exactly when the move is legal.
//!
//! ```
//! use chess_runtime::proof::*;
//!
//! let _mated = START
//!     .play::<Move<F2, F3>>()
//!     .play::<Move<E7, E5>>()
//!     .play::<Move<G2, G4>>()
//!     .play::<Move<D8, H4>>();
//! ```
//!
//! No macro and no program decides this: an illegal move has no impl, and the compile error is a sentence.
//!
//! ```compile_fail,E0277
//! # use chess_runtime::proof::*;
//! START.play::<Move<D1, D3>>(); // the `WhitePawn` on D2 stands in the way
//! ```
//!
//! Checkmate and stalemate are traits too: [`Checkmate`], [`Stalemate`]. Castling is the king's move of
//! two squares, en passant the pawn's move, and a promotion is `Promote<E7, E8, Queen>`. Only standard
//! chess has types here: in Chess960 a king's move does not tell whether it castles.
//!
//! # How it is made
//!
//! Two words are enough. A *marker* is a type that stands for something: a piece, a square, a board.
//! An *operator* is a trait whose impls are its equations. Its result is its associated type; where it has
//! no result, there is no impl.
//!
//! ```text
//! Position ──┬─► Goes: what stands on F goes to T ─► Lawful: its king is safe ─► Next
//! Move<F, T> ┘     play.rs, pawns.rs, castling.rs      safety.rs
//!                             ▲                            ▲
//!                             └─ geometry.rs ──────────────┘ ◄─ chess_types::attacks
//! ```
//!
//! The operators are not exported, and what is exported is sealed: no other crate can add an impl, for its own types neither.
//! So what compiles is what the equations say. A position has a value only where moves from [`START`] led.
//!
//! Every step of a game costs the compiler about a millisecond, if the positions before and after it
//! are both written out and [`check`]ed: [`names`] prints them so.

mod castling;
mod danger;
mod ends;
mod geometry;
mod markers;
mod operators;
mod pawns;
mod play;
mod safety;
mod seal;
mod tables;

use seal::Marker;

pub use ends::{Checkmate, Stalemate, checkmate, stalemate};
pub use geometry::*;
pub use markers::*;
pub use play::Play;
pub use safety::{Sound, sound};

pub use crate::{Black, White};
pub use chess_types::type_names as names;

/// A rank with the same piece on all eight squares.
type All<P> = Rank<P, P, P, P, P, P, P, P>;

/// The starting position.
pub type Start = Position<
    Board<
        Rank<BlackRook, BlackKnight, BlackBishop, BlackQueen, BlackKing, BlackBishop, BlackKnight, BlackRook>,
        All<BlackPawn>,
        All<Empty>,
        All<Empty>,
        All<Empty>,
        All<Empty>,
        All<WhitePawn>,
        Rank<WhiteRook, WhiteKnight, WhiteBishop, WhiteQueen, WhiteKing, WhiteBishop, WhiteKnight, WhiteRook>,
    >,
    White,
    Rights<Yes, Yes, Yes, Yes>,
    NoPass,
    E1,
    E8,
>;

/// The starting position as a value.
pub const START: Start = Start::VALUE;

impl<B, S, R, P, M, W> Position<B, S, R, P, M, W> {
    /// The position after a legal move; with any other, this does not compile.
    #[must_use]
    pub const fn play<Move>(self) -> <Self as Play<Move>>::Next
    where
        Self: Play<Move>,
    {
        <<Self as Play<Move>>::Next as Marker>::VALUE
    }
}

/// Compiles exactly if `M` is legal in `P` and leads to `N`.
///
/// ```
/// # use chess_runtime::proof::*;
/// const _: () = check::<Start, Move<B1, C3>, <Start as Play<Move<B1, C3>>>::Next>();
/// ```
pub const fn check<P: Play<M, Next = N>, M, N>() {}
