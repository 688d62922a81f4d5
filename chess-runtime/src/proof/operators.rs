//! The operators on squares: what stands on a square, what changes there, and where moves from it lead.
//!
//! Their impls are in `geometry.rs`, one table for each.

use super::markers::Empty;

/// What stands on this square of board `B`.
pub trait At<B> {
    /// [`Empty`] or a piece.
    type Man;
}

/// Puts `P` on this square of board `B`.
pub trait Put<B, P> {
    /// The board with `P` on it.
    type Board;
}

/// Removes from the rights `R` those that are lost when a piece leaves this square or arrives on it.
pub trait Forget<R> {
    /// The rights that are left.
    type Rights;
}

/// Looks around from this square of board `B`.
pub trait See<B> {
    /// A [`View`](super::View).
    type View;
}

/// A rank, file or diagonal joins this square and `T`.
#[diagnostic::on_unimplemented(
    message = "no rank, file or diagonal leads from {Self} to {T}",
    label = "this piece cannot move like that"
)]
pub trait Aligned<T> {
    /// [`Straight`](super::Straight) or [`Diagonal`](super::Diagonal).
    type Course;
    /// The squares between, as nested pairs.
    type Between;
}

/// A knight jumps from this square to `T`.
#[diagnostic::on_unimplemented(
    message = "a knight does not jump from {Self} to {T}",
    label = "this piece cannot move like that"
)]
pub trait Jump<T> {}

/// A king goes from this square to `T`.
#[diagnostic::on_unimplemented(
    message = "a king does not go from {Self} to {T}",
    label = "this piece cannot move like that"
)]
pub trait KingMove<T> {
    /// [`Stride`](super::Stride) or a [`Castling`](super::Castling).
    type Kind;
}

/// A pawn of `S` goes from this square to `T`.
#[diagnostic::on_unimplemented(
    message = "a pawn of the side to move does not go from {Self} to {T}",
    label = "this piece cannot move like that"
)]
pub trait PawnMove<S, T> {
    /// [`Step`](super::Step), [`DoubleStep`](super::DoubleStep), [`Capture`](super::Capture),
    /// [`LastStep`](super::LastStep) or [`LastCapture`](super::LastCapture).
    type Kind;
}

/// Where a pawn of `S` can go from this square.
pub trait PawnTargets<S> {
    /// The squares that it steps to, the next one first, as nested pairs.
    type Steps;
    /// The squares that it takes on, as nested pairs.
    type Takes;
}

/// A pawn that has passed this square can be taken by `S`.
pub trait PassedBy<S> {
    /// The square of the pawn that falls.
    type Victim;
    /// The squares of the pawns that take it, as nested pairs.
    type Takers;
}

/// What stands on `Q` of board `B`.
pub(super) type Man<B, Q> = <Q as At<B>>::Man;
/// Board `B` with `P` on `Q`.
pub(super) type With<B, Q, P> = <Q as Put<B, P>>::Board;
/// What is seen from `Q` of board `B`.
pub(super) type Sight<B, Q> = <Q as See<B>>::View;

/// Takes `P` from this square to `T`, on board `B` with rights `R`.
pub trait Carry<T, B, R, P> {
    /// The board after it.
    type Board;
    /// The rights after it.
    type Rights;
}

/// Carry(F, T, B, R, P) = (B with P on T and nothing on F, R without those of F and of T)
impl<F, T, B, R, P> Carry<T, B, R, P> for F
where
    T: Put<B, P> + Forget<R>,
    F: Put<With<B, T, P>, Empty> + Forget<<T as Forget<R>>::Rights>,
{
    type Board = With<With<B, T, P>, F, Empty>;
    type Rights = <F as Forget<<T as Forget<R>>::Rights>>::Rights;
}

/// Board `B` with `P` taken from `F` to `T`.
pub(super) type BoardAfter<F, T, B, R, P> = <F as Carry<T, B, R, P>>::Board;
/// The rights left of `R` when `P` goes from `F` to `T`.
pub(super) type RightsAfter<F, T, B, R, P> = <F as Carry<T, B, R, P>>::Rights;
