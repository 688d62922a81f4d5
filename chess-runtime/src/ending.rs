//! How a game ends, as a type: the second parameter of [`Game`].
//!
//! ```
//! use chess_runtime::ending::Checkmate;
//! use chess_runtime::typenum::U4;
//! use chess_runtime::{Black, Game, chess};
//!
//! // Only a game of four plies that Black wins by mate has this type.
//! const FOOLS_MATE: Game<U4, Checkmate<Black>> = chess! { f3 e5 g4 Qh4 mate };
//! assert_eq!(FOOLS_MATE.end().turn(), chess_runtime::Color::White);
//! ```
//!
//! The common types have a short name, which `chess! { const NAME = ...; }` also writes: `BlackMates<U4>` is
//! `Game<U4, Checkmate<Black>>`.

use core::marker::PhantomData;

use crate::{Black, Game, White};

macro_rules! endings {
    ($($(#[$doc:meta])* $name:ident $(<$side:ident>)?;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $name $(<$side>)?(Never $(, PhantomData<$side>)?);
    )*};
}

/// An ending has no value: a function that demands one must be given a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Never {}

endings! {
    /// The game goes on, and `S` is to move.
    InProgress<S>;
    /// `S` has given checkmate (FIDE 5.1.1).
    Checkmate<S>;
    /// Stalemate (FIDE 5.2.1).
    Stalemate;
    /// No sequence of moves can lead to mate (FIDE 5.2.2).
    DeadPosition;
    /// The same position has come about five times (FIDE 9.6.1).
    FivefoldRepetition;
    /// Seventy-five moves without capture or pawn move (FIDE 9.6.2).
    SeventyFiveMoves;
    /// The text says that `S` has won, without mate: by resignation or on time (FIDE 5.1.2).
    Awarded<S>;
    /// The text says that the game was drawn, but the board does not show a draw (FIDE 5.2.3).
    DrawAgreed;
    /// The first plies of a longer game; who is to move is not in the type.
    Cut;
}

/// A game that goes on with White to move.
pub type WhiteOnMove<N> = Game<N, InProgress<White>>;
/// A game that goes on with Black to move.
pub type BlackOnMove<N> = Game<N, InProgress<Black>>;
/// A game in which White has given checkmate.
pub type WhiteMates<N> = Game<N, Checkmate<White>>;
/// A game in which Black has given checkmate.
pub type BlackMates<N> = Game<N, Checkmate<Black>>;
/// A game that White has won without mate, as its text says.
pub type WhiteWins<N> = Game<N, Awarded<White>>;
/// A game that Black has won without mate, as its text says.
pub type BlackWins<N> = Game<N, Awarded<Black>>;
/// A game that was drawn as its text says, but the board does not show a draw.
pub type AgreedDraw<N> = Game<N, DrawAgreed>;
