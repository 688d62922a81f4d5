//! Pawns: steps, captures, en passant (FIDE 3.7.3.1-3.7.3.2) and promotion (3.7.3.3).

use super::markers::*;
use super::operators::*;
use super::play::{Goes, Moved, Nobody, Open, Play};
use super::safety::Lawful;
use super::seal::Seal;
use crate::{Black, Side, White};

/// The kind of a pawn's move of `S` from `F` to `T`.
type Kind<S, F, T> = <F as PawnMove<S, T>>::Kind;

/// Whether a capture on `T`, where `Target` stands, takes [`Something`] or [`Nothing`].
type Taken<S, T, Target> = <Target as Open<S, T>>::Taken;

/// Goes(pawn) = PawnMove(F, T) as its kind goes
impl<B, S, R, P, M, W, F, T, Man, Target> Goes<Position<B, S, R, P, M, W>, F, T, Man, Target> for Pawn
where
    F: PawnMove<S, T>,
    Kind<S, F, T>: PawnGoes<Position<B, S, R, P, M, W>, F, T, Man, Target>,
{
    type After = <Kind<S, F, T> as PawnGoes<Position<B, S, R, P, M, W>, F, T, Man, Target>>::After;
}

/// A pawn's move of this kind to `T`, where `Target` stands.
#[diagnostic::on_unimplemented(
    message = "the `{Man}` that arrives on {T} must become another piece",
    label = "forced promotion: write Promote<_, _, Queen>, Rook, Bishop or Knight"
)]
pub trait PawnGoes<Position, F, T, Man, Target> {
    /// The position after it.
    type After;
}

/// PawnGoes(step) = the pawn carried from F to T, which is empty
impl<B, S: Side, R, P, M, W, F, T, Man, Target: Nobody<T>>
    PawnGoes<Position<B, S, R, P, M, W>, F, T, Man, Target> for Step
where
    F: Carry<T, B, R, Man>,
{
    type After = Moved<B, S, R, M, W, F, T, Man>;
}

/// PawnGoes(double step) = the same over an empty square, which is the one passed
impl<B, S: Side, R, P, M, W, F, T, Over, Man, Target: Nobody<T>>
    PawnGoes<Position<B, S, R, P, M, W>, F, T, Man, Target> for DoubleStep<Over>
where
    Over: At<B>,
    super::operators::Man<B, Over>: Nobody<Over>,
    F: Carry<T, B, R, Man>,
{
    type After =
        Position<BoardAfter<F, T, B, R, Man>, S::Opponent, RightsAfter<F, T, B, R, Man>, Passed<Over>, W, M>;
}

/// PawnGoes(capture) = as it takes something or nothing
impl<B, S, R, P, M, W, F, T, V, Man, Target: Open<S, T>>
    PawnGoes<Position<B, S, R, P, M, W>, F, T, Man, Target> for Capture<V>
where
    Taken<S, T, Target>: PawnTakes<Position<B, S, R, P, M, W>, F, T, V, Man>,
{
    type After = <Taken<S, T, Target> as PawnTakes<Position<B, S, R, P, M, W>, F, T, V, Man>>::After;
}

/// A pawn's capture of this. If it is en passant, the pawn on `V` is taken.
pub trait PawnTakes<Position, F, T, V, Man> {
    /// The position after it.
    type After;
}

/// PawnTakes(something) = the pawn carried from F to T
impl<B, S: Side, R, P, M, W, F, T, V, Man> PawnTakes<Position<B, S, R, P, M, W>, F, T, V, Man> for Something
where
    F: Carry<T, B, R, Man>,
{
    type After = Moved<B, S, R, M, W, F, T, Man>;
}

/// PawnTakes(nothing) = the pawn carried from F to T and nothing left on V, if T was just passed
impl<B, S: Side, R, P, M, W, F, T, V, Man> PawnTakes<Position<B, S, R, P, M, W>, F, T, V, Man> for Nothing
where
    P: JustPassed<T>,
    V: Put<B, Empty>,
    F: Carry<T, With<B, V, Empty>, R, Man>,
{
    type After = Moved<With<B, V, Empty>, S, R, M, W, F, T, Man>;
}

/// A pawn has just stepped over `T`.
#[diagnostic::on_unimplemented(
    message = "there is nothing to take on {T}, and no pawn has just passed it",
    label = "a pawn moves diagonally only to capture"
)]
pub trait JustPassed<T> {}

impl<T> JustPassed<T> for Passed<T> {}

/// Position · Promote(F, T, Q) = the position after the pawn on F becomes Q on T, if that is lawful
impl<B, S: Side, R, P, M, W, F, T, Q> Play<Promote<F, T, Q>> for Position<B, S, R, P, M, W>
where
    Q: Promotion<S>,
    F: At<B> + PawnMove<S, T> + Carry<T, B, R, Q::Man>,
    T: At<B>,
    Man<B, F>: IsPawn<S, F>,
    Kind<S, F, T>: Last<S, T, Man<B, T>>,
    Moved<B, S, R, M, W, F, T, Q::Man>: Lawful,
{
    type Next = Moved<B, S, R, M, W, F, T, Q::Man>;
    const SEALED: Seal = Seal;
}

/// This stands on `F` and is a pawn of `S`.
#[diagnostic::on_unimplemented(
    message = "the side to move has no pawn on {F}: `{Self}` stands there",
    label = "not a pawn of the side to move"
)]
pub trait IsPawn<S, F> {}

impl<F> IsPawn<White, F> for WhitePawn {}
impl<F> IsPawn<Black, F> for BlackPawn {}

/// A pawn's move of this kind arrives on the last rank, where `Target` stands on `T`.
#[diagnostic::on_unimplemented(
    message = "a pawn is not promoted on {T} by a `{Self}`",
    label = "promotion is on the last rank"
)]
pub trait Last<S, T, Target> {}

/// Last(step) ⇔ T is empty
impl<S, T, Target: Nobody<T>> Last<S, T, Target> for LastStep {}

/// Last(capture) ⇔ something is taken on T
impl<S, T, Target: Open<S, T>> Last<S, T, Target> for LastCapture where Taken<S, T, Target>: IsPrey<T> {}

/// Something is taken on `T`.
#[diagnostic::on_unimplemented(
    message = "there is nothing to take on {T}",
    label = "a pawn moves diagonally only to capture"
)]
pub trait IsPrey<T> {}

impl<T> IsPrey<T> for Something {}

/// A pawn of `S` may become this.
#[diagnostic::on_unimplemented(
    message = "a pawn does not become a `{Self}`",
    label = "a queen, a rook, a bishop or a knight"
)]
pub trait Promotion<S> {
    /// The piece that it becomes.
    type Man;
}

macro_rules! promotions {
    ($($role:ident $white:ident $black:ident;)*) => {$(
        impl Promotion<White> for $role {
            type Man = $white;
        }
        impl Promotion<Black> for $role {
            type Man = $black;
        }
    )*};
}

promotions! {
    Queen WhiteQueen BlackQueen;
    Rook WhiteRook BlackRook;
    Bishop WhiteBishop BlackBishop;
    Knight WhiteKnight BlackKnight;
}
