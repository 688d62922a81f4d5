//! What a function can demand of a game: that it is over, won or drawn, or whose turn it is.
//!
//! ```
//! use chess_runtime::demand::{BlackToMove, WonBy};
//! use chess_runtime::{Game, White, chess};
//!
//! fn celebrate<G: WonBy<White>>(_game: &G) {}
//! fn answer<G: BlackToMove>(_game: &G) {}
//!
//! celebrate(&chess! { e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7 mate });
//! celebrate(&chess! { e4 e5 1-0 });
//! answer(&chess! { e4 e5 Nf3 });
//! ```
//!
//! The wrong game does not compile, and the error says so in a sentence:
//!
//! ```compile_fail
//! # use chess_runtime::{White, chess, demand::WonBy};
//! # fn celebrate<G: WonBy<White>>(_game: &G) {}
//! celebrate(&chess! { e4 e5 Nf3 }); // this game is not won by White
//! ```

use generic_array::ArrayLength;

use crate::ending::{
    Awarded, Checkmate, Cut, DeadPosition, DrawAgreed, FivefoldRepetition, InProgress, SeventyFiveMoves,
    Stalemate,
};
use crate::{Assembled, Black, Game, Side, White};

mod sealed {
    /// A game or an ending of this crate: nothing else meets a demand.
    pub trait Sealed {}
}

use sealed::Sealed;

/// A game that is over.
#[diagnostic::on_unimplemented(
    message = "this game is not over",
    label = "a finished game is needed here",
    note = "a game is over with mate, stalemate, another end by the Laws, or a written result"
)]
pub trait Finished: Sealed {}

/// A game that one of the players won.
#[diagnostic::on_unimplemented(
    message = "nobody has won this game",
    label = "a game that somebody won is needed here",
    note = "a game is won with mate, or by a written result such as 1-0"
)]
pub trait Decisive: Finished {}

/// A game that `S` won.
#[diagnostic::on_unimplemented(
    message = "this game is not won by {S}",
    label = "a game won by {S} is needed here",
    note = "a game is won with mate, or by a written result such as 1-0"
)]
pub trait WonBy<S: Side>: Decisive {}

/// Who won, with a sentence for each: of a side as a type the compiler would print a path.
mod winner {
    /// A game that White won.
    #[diagnostic::on_unimplemented(
        message = "this game is not won by White",
        label = "a game won by White is needed here",
        note = "a game is won with mate, or by a written result such as 1-0"
    )]
    pub trait WonByWhite: super::Decisive {}

    /// A game that Black won.
    #[diagnostic::on_unimplemented(
        message = "this game is not won by Black",
        label = "a game won by Black is needed here",
        note = "a game is won with mate, or by a written result such as 0-1"
    )]
    pub trait WonByBlack: super::Decisive {}
}
use winner::{WonByBlack, WonByWhite};

/// A game that was drawn.
#[diagnostic::on_unimplemented(
    message = "this game is not drawn",
    label = "a drawn game is needed here",
    note = "a game is drawn by stalemate, another draw by the Laws, or by writing 1/2-1/2"
)]
pub trait Drawn: Finished {}

/// A game that goes on with White to move.
#[diagnostic::on_unimplemented(
    message = "in this game it is not White's turn",
    label = "a game with White to move is needed here"
)]
pub trait WhiteToMove: Sealed {}

/// A game that goes on with Black to move.
#[diagnostic::on_unimplemented(
    message = "in this game it is not Black's turn",
    label = "a game with Black to move is needed here"
)]
pub trait BlackToMove: Sealed {}

/// A game that goes on, or the first plies of one: what a continuation can be joined to.
#[diagnostic::on_unimplemented(
    message = "this game is over: nothing can follow it",
    label = "a game that goes on is needed here",
    note = "a game is over with mate, stalemate, another end by the Laws, or a written result"
)]
pub trait Unfinished: Sealed {}

/// Implements the demands that an ending meets.
macro_rules! has {
    ($($ending:ty: $($demand:ident)*;)*) => {$($(impl $demand for $ending {})*)*};
}

has! {
    Stalemate: Finished Drawn;
    DeadPosition: Finished Drawn;
    FivefoldRepetition: Finished Drawn;
    SeventyFiveMoves: Finished Drawn;
    DrawAgreed: Finished Drawn;
    InProgress<White>: WhiteToMove Unfinished;
    InProgress<Black>: BlackToMove Unfinished;
    Cut: Unfinished;
}

impl Sealed for Stalemate {}
impl Sealed for DeadPosition {}
impl Sealed for FivefoldRepetition {}
impl Sealed for SeventyFiveMoves {}
impl Sealed for DrawAgreed {}
impl Sealed for Cut {}
impl<S: Side> Sealed for InProgress<S> {}
impl<S: Side> Sealed for Checkmate<S> {}
impl<S: Side> Sealed for Awarded<S> {}
impl<N, E> Sealed for Game<N, E> {}
impl<N: ArrayLength, E> Sealed for Assembled<N, E> {}

impl<S: Side> Finished for Checkmate<S> {}
impl<S: Side> Finished for Awarded<S> {}
impl<S: Side> Decisive for Checkmate<S> {}
impl<S: Side> Decisive for Awarded<S> {}

has! {
    Checkmate<White>: WonByWhite;
    Checkmate<Black>: WonByBlack;
    Awarded<White>: WonByWhite;
    Awarded<Black>: WonByBlack;
}
impl<E: WonByWhite> WonBy<White> for E {}
impl<E: WonByBlack> WonBy<Black> for E {}

// A game meets the demands that its ending meets, and so does a game that is assembled from others.
impl<N, E: Finished> Finished for Game<N, E> {}
impl<N, E: Decisive> Decisive for Game<N, E> {}
impl<N, E: WonByWhite> WonByWhite for Game<N, E> {}
impl<N, E: WonByBlack> WonByBlack for Game<N, E> {}
impl<N, E: Drawn> Drawn for Game<N, E> {}
impl<N, E: WhiteToMove> WhiteToMove for Game<N, E> {}
impl<N, E: BlackToMove> BlackToMove for Game<N, E> {}
impl<N, E: Unfinished> Unfinished for Game<N, E> {}
impl<N: ArrayLength, E: Finished> Finished for Assembled<N, E> {}
impl<N: ArrayLength, E: Decisive> Decisive for Assembled<N, E> {}
impl<N: ArrayLength, E: WonByWhite> WonByWhite for Assembled<N, E> {}
impl<N: ArrayLength, E: WonByBlack> WonByBlack for Assembled<N, E> {}
impl<N: ArrayLength, E: Drawn> Drawn for Assembled<N, E> {}
impl<N: ArrayLength, E: WhiteToMove> WhiteToMove for Assembled<N, E> {}
impl<N: ArrayLength, E: BlackToMove> BlackToMove for Assembled<N, E> {}
impl<N: ArrayLength, E: Unfinished> Unfinished for Assembled<N, E> {}
