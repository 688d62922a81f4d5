//! Chess games that compile exactly when they are legal, and the same rules at run time.
//!
//! ```
//! use chess_runtime::chess;
//!
//! let scholars_mate = chess! { 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 mate };
//! assert_eq!(scholars_mate.len(), 7);
//! assert_eq!(scholars_mate.outcome().unwrap().to_string(), "checkmate, White wins");
//! ```
//!
//! A move that breaks a rule is a compile error under that move:
//!
//! ```compile_fail
//! # use chess_runtime::chess;
//! chess! { 1. e4 e5 2. Qd3 }; // the white pawn on d2 stands between the queen on d1 and d3
//! ```
//!
//! - In source: [`chess!`], [`pgn!`], [`fen!`], [`position!`], [`san!`] and [`square!`].
//! - As types: [`Game`] with its number of plies and its [`ending`] in the type; [`demand`]s on games;
//!   [`table`], where only the player to move can be asked for one.
//! - At run time: [`Position`], [`History`], [`notation`] and everything else of the rulebook.
//!
//! | feature | what it adds |
//! |---|---|
//! | `archive` | `pgn` and `archive`: reading, writing and checking PGN archives |
//! | `engine` | `engine`: suggesting moves |
//! | `proof` | `proof` and `prove!`: positions as types, judged by the trait solver |
//! | `serde`, `arbitrary` | impls of these crates' traits for the vocabulary |

#![no_std]
#![deny(missing_docs)]

#[cfg(feature = "std")]
extern crate std;

#[cfg(feature = "archive")]
pub mod archive;
pub mod demand;
pub mod ending;
#[cfg(feature = "engine")]
pub mod engine;
mod game;
#[cfg(feature = "archive")]
pub mod pgn;
#[cfg(feature = "proof")]
pub mod proof;
pub mod table;

#[cfg(feature = "proof")]
pub use chess_macros::prove;
pub use chess_macros::{chess, fen, pgn, position, san, square};
pub use chess_types::*;
pub use game::{Assembled, Game, GameView, Positions, Tags, Variation, Variations};
pub use generic_array;
pub use typenum;

/// What the macros print. Not for people: it changes without notice.
#[doc(hidden)]
pub mod __private {
    pub use crate::game::bytes::{Carrier, views};
    pub use chess_types::judge::packed::unpack_position as position;
    pub use chess_types::{
        CastleSide, CheckMark, File, Position, Rank, Role, Square, WrittenKind, WrittenMove,
    };
    pub use core::option::Option;

    /// A value without a known type stands behind this: the compiler looks for it in vain, and having been
    /// told of an error says nothing more.
    pub trait Unknown {
        /// Not there.
        type Type;
    }

    impl Unknown for [(); 0] {
        type Type = ();
    }
}
