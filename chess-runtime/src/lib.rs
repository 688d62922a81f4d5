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
//! **Why `Qh4#` needs a blank.** Rust reads a name followed directly by `#` as a prefix reserved for the future, and
//! refuses it before a macro sees it. Among bare moves write `Qh4 #`, `Qh4++` or `Qh4 mate`; in a string `Qh4#` is fine:
//!
//! ```
//! # use chess_runtime::chess;
//! let bare = chess! { 1. f3 e5 2. g4 Qh4 mate };
//! let quoted = chess!("1. f3 e5 2. g4 Qh4#");
//! assert_eq!(bare.to_string(), quoted.to_string());
//! ```
//!
//! - In source: [`chess!`], [`pgn!`], [`fen!`], [`position!`], [`san!`] and [`square!`]; with the feature `proof` also
//!   `prove!`, which lets the trait solver judge the game, so that no macro need be trusted.
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
//! | `std` | the standard library, which `archive` and `engine` bring themselves; without it the crate is `no_std` |
//!
//! No feature is on by default.

#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![deny(missing_docs)]

#[cfg(feature = "std")]
extern crate std;

/// The README's examples are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;

#[cfg(feature = "archive")]
pub mod archive;
pub mod demand;
pub mod ending;
#[cfg(feature = "engine")]
pub mod engine;
mod game;
mod macros;
#[cfg(feature = "archive")]
pub mod pgn;
#[cfg(feature = "proof")]
pub mod proof;
pub mod table;

pub use chess_types::*;
pub use game::{Assembled, Game, GameView, Note, Notes, Positions, Remark, Tags, Variation, Variations};
pub use generic_array;
pub use typenum;

/// What the macros print. Not for people: it changes without notice.
#[doc(hidden)]
pub mod __private {
    pub use crate::game::bytes::views;
    pub use chess_macros as macros;
    pub use chess_types::judge::packed::unpack_position as position;
    pub use chess_types::{
        CastleSide, CheckMark, File, Position, Rank, Role, Square, WrittenKind, WrittenMove,
    };
    pub use core::ffi::CStr;
    pub use core::mem::transmute;
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
