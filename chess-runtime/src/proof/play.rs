//! Playing: [`Play`], and how the pieces go. Pawns and castling have files of their own.
//!
//! In: a position and a move. Out: the position after it, or no impl.

use super::markers::*;
use super::operators::*;
use super::safety::Lawful;
use super::seal::{Marker, Seal};
use crate::{Black, Side, White};

/// The move `M` is legal in this position.
///
/// There is an impl for exactly the legal moves. For any other move, the compile error comes from the
/// operator that fails.
pub trait Play<M> {
    /// The position after the move.
    type Next: Marker;
    #[doc(hidden)]
    const SEALED: Seal;
}

/// Position · Move(F, T) = the position after what stands on F goes to T, if that is lawful
impl<B, S, R, P, M, W, F, T> Play<Move<F, T>> for Position<B, S, R, P, M, W>
where
    F: At<B>,
    T: At<B>,
    Man<B, F>: Belongs<S, F>,
    Role<S, F, Man<B, F>>: Goes<Self, F, T, Man<B, F>, Man<B, T>>,
    After<Role<S, F, Man<B, F>>, Self, F, T, Man<B, F>, Man<B, T>>: Lawful + Marker,
{
    type Next = After<Role<S, F, Man<B, F>>, Self, F, T, Man<B, F>, Man<B, T>>;
    const SEALED: Seal = Seal;
}

/// A piece `Man` of this role goes from `F` to `T`, where `Target` stands. Whether the move leaves its king
/// safe is not checked here.
#[diagnostic::on_unimplemented(
    message = "the `{Man}` does not go from {F} to {T}",
    label = "this piece cannot move like that"
)]
pub trait Goes<Position, F, T, Man, Target> {
    /// The position after it.
    type After;
}

/// The position after `Man` of this role goes from `F` to `T`, where `Target` stands.
pub(super) type After<Role, Position, F, T, Man, Target> = <Role as Goes<Position, F, T, Man, Target>>::After;

/// The position after `Man` of side `S` goes from `F` to `T` with nothing special about it.
pub(super) type Moved<B, S, R, M, W, F, T, Man> =
    Position<BoardAfter<F, T, B, R, Man>, <S as Side>::Opponent, RightsAfter<F, T, B, R, Man>, NoPass, W, M>;

/// Goes(knight) ⇔ Jump(F, T), and T is open
impl<B, S: Side, R, P, M, W, F, T, Man, Target: Open<S, T>>
    Goes<Position<B, S, R, P, M, W>, F, T, Man, Target> for Knight
where
    F: Jump<T> + Carry<T, B, R, Man>,
{
    type After = Moved<B, S, R, M, W, F, T, Man>;
}

macro_rules! sliders {
    ($($role:ident)*) => {$(
        /// Goes(slider) ⇔ Aligned(F, T), of a course that it follows, every square between empty, and T is open
        impl<B, S: Side, R, P, M, W, F, T, Man, Target: Open<S, T>>
            Goes<Position<B, S, R, P, M, W>, F, T, Man, Target> for $role
        where
            F: Aligned<T> + Carry<T, B, R, Man>,
            Man: Follows<<F as Aligned<T>>::Course>,
            <F as Aligned<T>>::Between: Clear<B>,
        {
            type After = Moved<B, S, R, M, W, F, T, Man>;
        }
    )*};
}

sliders! { Bishop Rook Queen }

/// Goes(king) = KingMove(F, T) as its kind goes
impl<B, S, R, P, W, F, T, Man, Target> Goes<Position<B, S, R, P, F, W>, F, T, Man, Target> for King
where
    F: KingMove<T>,
    <F as KingMove<T>>::Kind: KingGoes<Position<B, S, R, P, F, W>, F, T, Man, Target>,
{
    type After = <<F as KingMove<T>>::Kind as KingGoes<Position<B, S, R, P, F, W>, F, T, Man, Target>>::After;
}

/// A king's move of this kind.
#[diagnostic::on_unimplemented(
    message = "the `{Man}` cannot castle from {F} to {T}",
    label = "only the side to move castles, with its own king and rook"
)]
pub trait KingGoes<Position, F, T, Man, Target> {
    /// The position after it.
    type After;
}

/// KingGoes(stride) = the king carried from F to T, if T is open
impl<B, S: Side, R, P, W, F, T, Man, Target: Open<S, T>>
    KingGoes<Position<B, S, R, P, F, W>, F, T, Man, Target> for Stride
where
    F: Carry<T, B, R, Man>,
{
    type After = Moved<B, S, R, T, W, F, T, Man>;
}

/// This stands on `F` and is a piece of `S`.
#[diagnostic::on_unimplemented(
    message = "the side to move has no piece on {F}: `{Self}` stands there",
    label = "not a piece of the side to move"
)]
pub trait Belongs<S, F> {
    /// The role of the piece.
    type Role;
}

/// The role of `Man` of side `S` on `F`.
pub(super) type Role<S, F, Man> = <Man as Belongs<S, F>>::Role;

macro_rules! belongs {
    ($($side:ident $opponent:ident $piece:ident $role:ident;)*) => {$(
        impl<F> Belongs<$side, F> for $piece {
            type Role = $role;
        }
    )*};
}

each_piece!(belongs);

/// A piece of `S` may arrive on `T`, where this stands.
#[diagnostic::on_unimplemented(
    message = "nothing can arrive on {T} now: the `{Self}` there cannot be taken",
    label = "neither an empty square nor a piece to be taken"
)]
pub trait Open<S, T> {
    /// [`Nothing`] or [`Something`].
    type Taken;
}

impl<S, T> Open<S, T> for Empty {
    type Taken = Nothing;
}

macro_rules! prey {
    ($($side:ident: $($piece:ident)*;)*) => {$($(
        impl<T> Open<$side, T> for $piece {
            type Taken = Something;
        }
    )*)*};
}

// Kings are never taken.
prey! {
    White: BlackPawn BlackKnight BlackBishop BlackRook BlackQueen;
    Black: WhitePawn WhiteKnight WhiteBishop WhiteRook WhiteQueen;
}

/// This piece slides along lines of this course.
#[diagnostic::on_unimplemented(
    message = "the `{Self}` does not move along a `{Course}` line",
    label = "this piece cannot move like that"
)]
pub trait Follows<Course> {}

impl Follows<Diagonal> for WhiteBishop {}
impl Follows<Diagonal> for BlackBishop {}
impl Follows<Straight> for WhiteRook {}
impl Follows<Straight> for BlackRook {}
impl<Course> Follows<Course> for WhiteQueen {}
impl<Course> Follows<Course> for BlackQueen {}

/// These squares of board `B` are empty.
pub trait Clear<B> {}

impl<B> Clear<B> for () {}

/// Clear(Q then rest, B) ⇔ Q is empty on B, and Clear(rest, B)
impl<B, Q, Rest> Clear<B> for (Q, Rest)
where
    Q: At<B>,
    Man<B, Q>: Nobody<Q>,
    Rest: Clear<B>,
{
}

/// This stands on `Q` and is [`Empty`].
#[diagnostic::on_unimplemented(
    message = "the `{Self}` on {Q} stands in the way",
    label = "the way is not clear"
)]
pub trait Nobody<Q> {}

impl<Q> Nobody<Q> for Empty {}
