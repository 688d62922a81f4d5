//! Checkmate (FIDE 5.1.1) and stalemate (5.2.1): proofs that no move is legal.
//!
//! The proof follows every piece of the mover to every square that it could go to; after each such move the
//! mover's king must be attacked. Castling is left out: where it is legal, the king's step to the next square
//! is legal too. So is the choice of a promotion: any piece shields the king as well as any other.

use super::danger::AttackedOn;
use super::geometry::Everywhere;
use super::markers::*;
use super::operators::*;
use super::safety::SafeOn;
use super::seal::Seal;
use crate::{Black, White};

/// The side to move is checkmated.
pub trait Checkmate {
    #[doc(hidden)]
    const SEALED: Seal;
}

/// Checkmate ⇔ the mover's king is attacked, and NoMove
impl<B, S, R, P, M, W> Checkmate for Position<B, S, R, P, M, W>
where
    M: AttackedOn<B, S>,
    <M as AttackedOn<B, S>>::Is: InCheck<M>,
    Self: NoMove,
{
    const SEALED: Seal = Seal;
}

/// The side to move is stalemated.
pub trait Stalemate {
    #[doc(hidden)]
    const SEALED: Seal;
}

/// Stalemate ⇔ the mover's king is safe, and NoMove
impl<B, S, R, P, M, W> Stalemate for Position<B, S, R, P, M, W>
where
    M: SafeOn<B, S>,
    Self: NoMove,
{
    const SEALED: Seal = Seal;
}

/// Compiles exactly if the side to move is checkmated in `P`.
///
/// ```
/// use chess_runtime::proof::*;
///
/// fn demand_mate<P: Checkmate>(_: P) {}
///
/// let fools_mate = START
///     .play::<Move<F2, F3>>()
///     .play::<Move<E7, E5>>()
///     .play::<Move<G2, G4>>()
///     .play::<Move<D8, H4>>();
/// demand_mate(fools_mate);
/// ```
pub const fn checkmate<P: Checkmate>() {}

/// Compiles exactly if the side to move is stalemated in `P`.
pub const fn stalemate<P: Stalemate>() {}

/// The king on `M` is in check.
#[diagnostic::on_unimplemented(message = "the king on {M} is not in check", label = "no checkmate")]
pub trait InCheck<M> {}

impl<M> InCheck<M> for Yes {}

/// The side to move has no legal move.
pub trait NoMove {}

/// NoMove ⇔ whatever stands on any square is stuck, and nothing can be taken en passant
impl<B, S, R, P, M, W> NoMove for Position<B, S, R, P, M, W>
where
    Everywhere: AllStuck<Self>,
    P: NoneEnPassant<Self>,
{
}

/// The mover's pieces on all these squares have no legal move.
pub trait AllStuck<Position> {}

/// AllStuck(board) ⇔ AllStuck(every rank)
impl<P, R8, R7, R6, R5, R4, R3, R2, R1> AllStuck<P> for Board<R8, R7, R6, R5, R4, R3, R2, R1>
where
    R8: AllStuck<P>,
    R7: AllStuck<P>,
    R6: AllStuck<P>,
    R5: AllStuck<P>,
    R4: AllStuck<P>,
    R3: AllStuck<P>,
    R2: AllStuck<P>,
    R1: AllStuck<P>,
{
}

/// AllStuck(rank) ⇔ Stuck(every square)
impl<P, A, B, C, D, E, F, G, H> AllStuck<P> for Rank<A, B, C, D, E, F, G, H>
where
    A: Stuck<P>,
    B: Stuck<P>,
    C: Stuck<P>,
    D: Stuck<P>,
    E: Stuck<P>,
    F: Stuck<P>,
    G: Stuck<P>,
    H: Stuck<P>,
{
}

/// If a piece of the mover stands on this square, it has no legal move.
pub trait Stuck<Position> {}

/// Stuck(F) ⇔ Still(what stands on F)
impl<B, S, R, P, M, W, F> Stuck<Position<B, S, R, P, M, W>> for F
where
    F: At<B>,
    Man<B, F>: Still<Position<B, S, R, P, M, W>, F>,
{
}

/// What stands on `F` is not the mover's, or it has no legal move.
pub trait Still<Position, F> {}

impl<P, F> Still<P, F> for Empty {}

/// What a piece of `S` meets on a square where this stands.
pub trait Meets<S> {
    /// [`Nothing`], [`Something`] or [`Own`].
    type Meeting;
}

/// What a piece of `S` meets on a square where `Man` stands.
type Meeting<S, Man> = <Man as Meets<S>>::Meeting;

impl<S> Meets<S> for Empty {
    type Meeting = Nothing;
}

macro_rules! pieces {
    ($($side:ident $opponent:ident $piece:ident $role:ident;)*) => {$(
        /// Still(own piece) ⇔ Rests(its role)
        impl<B, R, P, M, W, F> Still<Position<B, $side, R, P, M, W>, F> for $piece
        where
            $role: Rests<Position<B, $side, R, P, M, W>, F, $piece>,
        {
        }

        /// Still(other piece) ⇔ true
        impl<B, R, P, M, W, F> Still<Position<B, $opponent, R, P, M, W>, F> for $piece {}

        impl Meets<$side> for $piece {
            type Meeting = Own;
        }

        impl Meets<$opponent> for $piece {
            type Meeting = Something;
        }
    )*};
}

each_piece!(pieces);

/// A piece `Man` of this role on `F` has no legal move; for a pawn, none but en passant.
pub trait Rests<Position, F, Man> {}

/// Rests(knight) ⇔ NoLeap(the squares that it jumps to)
impl<B, S, R, P, M, W, F, Man, North, East, South, West, NE, NW, SE, SW, Jumps>
    Rests<Position<B, S, R, P, M, W>, F, Man> for Knight
where
    F: See<B, View = View<North, East, South, West, NE, NW, SE, SW, Jumps>>,
    Jumps: NoLeap<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// Rests(bishop) ⇔ NoSlide(every diagonal ray)
impl<B, S, R, P, M, W, F, Man, North, East, South, West, NE, NW, SE, SW, Jumps>
    Rests<Position<B, S, R, P, M, W>, F, Man> for Bishop
where
    F: See<B, View = View<North, East, South, West, NE, NW, SE, SW, Jumps>>,
    NE: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
    NW: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
    SE: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
    SW: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// Rests(rook) ⇔ NoSlide(every straight ray)
impl<B, S, R, P, M, W, F, Man, North, East, South, West, NE, NW, SE, SW, Jumps>
    Rests<Position<B, S, R, P, M, W>, F, Man> for Rook
where
    F: See<B, View = View<North, East, South, West, NE, NW, SE, SW, Jumps>>,
    North: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
    East: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
    South: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
    West: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// Rests(queen) ⇔ Rests(rook) and Rests(bishop)
impl<P, F, Man> Rests<P, F, Man> for Queen
where
    Rook: Rests<P, F, Man>,
    Bishop: Rests<P, F, Man>,
{
}

/// Rests(king) ⇔ NoStride(every ray)
impl<B, S, R, P, M, W, F, Man, North, East, South, West, NE, NW, SE, SW, Jumps>
    Rests<Position<B, S, R, P, M, W>, F, Man> for King
where
    F: See<B, View = View<North, East, South, West, NE, NW, SE, SW, Jumps>>,
    North: NoStride<Position<B, S, R, P, M, W>, F, Man>,
    East: NoStride<Position<B, S, R, P, M, W>, F, Man>,
    South: NoStride<Position<B, S, R, P, M, W>, F, Man>,
    West: NoStride<Position<B, S, R, P, M, W>, F, Man>,
    NE: NoStride<Position<B, S, R, P, M, W>, F, Man>,
    NW: NoStride<Position<B, S, R, P, M, W>, F, Man>,
    SE: NoStride<Position<B, S, R, P, M, W>, F, Man>,
    SW: NoStride<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// Rests(pawn) ⇔ NoStep(the squares that it steps to) and NoTake(those that it takes on)
impl<B, S, R, P, M, W, F, Man> Rests<Position<B, S, R, P, M, W>, F, Man> for Pawn
where
    F: PawnTargets<S>,
    F::Steps: NoStep<Position<B, S, R, P, M, W>, F, Man>,
    F::Takes: NoTake<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// No slide of `Man` from `F` along this ray is legal.
pub trait NoSlide<Position, F, Man> {}
/// No jump of `Man` from `F` to these squares is legal.
pub trait NoLeap<Position, F, Man> {}
/// No move of the king `Man` from `F` to the first square of this ray is legal.
pub trait NoStride<Position, F, Man> {}
/// No step of the pawn `Man` from `F` to these squares is legal.
pub trait NoStep<Position, F, Man> {}
/// No capture by the pawn `Man` from `F` on these squares is legal, en passant apart.
pub trait NoTake<Position, F, Man> {}

impl<P, F, Man> NoSlide<P, F, Man> for End {}
impl<P, F, Man> NoLeap<P, F, Man> for End {}
impl<P, F, Man> NoStride<P, F, Man> for End {}
impl<P, F, Man> NoStep<P, F, Man> for () {}
impl<P, F, Man> NoTake<P, F, Man> for () {}

/// NoSlide(man then rest) = as it meets the man
impl<B, S, R, P, M, W, F, Man, At: Meets<S>, Q, Rest> NoSlide<Position<B, S, R, P, M, W>, F, Man>
    for Ray<At, Q, Rest>
where
    Meeting<S, At>: SlidesOn<Position<B, S, R, P, M, W>, F, Man, Q, Rest>,
{
}

/// NoLeap(man then rest) ⇔ the jump to the man is not legal, and NoLeap(rest)
impl<B, S, R, P, M, W, F, Man, At: Meets<S>, Q, Rest> NoLeap<Position<B, S, R, P, M, W>, F, Man>
    for Ray<At, Q, Rest>
where
    Meeting<S, At>: Barred<B, S, F, Man, Q, M>,
    Rest: NoLeap<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// NoStride(man then rest) ⇔ the king cannot go where the man stands
impl<B, S, R, P, M, W, F, Man, At: Meets<S>, Q, Rest> NoStride<Position<B, S, R, P, M, W>, F, Man>
    for Ray<At, Q, Rest>
where
    Meeting<S, At>: Barred<B, S, F, Man, Q, Q>,
{
}

/// NoStep(Q then rest) = as it meets what stands on Q
impl<B, S, R, P, M, W, F, Man, Q, Rest> NoStep<Position<B, S, R, P, M, W>, F, Man> for (Q, Rest)
where
    Q: At<B>,
    super::operators::Man<B, Q>: Meets<S>,
    Meeting<S, super::operators::Man<B, Q>>: StepsOn<Position<B, S, R, P, M, W>, F, Man, Q, Rest>,
{
}

/// NoTake(Q then rest) ⇔ the capture on Q is not legal, and NoTake(rest)
impl<B, S, R, P, M, W, F, Man, Q, Rest> NoTake<Position<B, S, R, P, M, W>, F, Man> for (Q, Rest)
where
    Q: At<B>,
    super::operators::Man<B, Q>: Meets<S>,
    Meeting<S, super::operators::Man<B, Q>>: NotTaken<B, S, F, Man, Q, M>,
    Rest: NoTake<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// A slide meets this on `Q`.
pub trait SlidesOn<Position, F, Man, Q, Rest> {}

impl<P, F, Man, Q, Rest> SlidesOn<P, F, Man, Q, Rest> for Own {}

/// SlidesOn(something) ⇔ the capture exposes the king
impl<B, S, R, P, M, W, F, Man, Q, Rest> SlidesOn<Position<B, S, R, P, M, W>, F, Man, Q, Rest> for Something where
    F: Exposes<B, S, Man, Q, M>
{
}

/// SlidesOn(nothing) ⇔ the move exposes the king, and NoSlide(rest)
impl<B, S, R, P, M, W, F, Man, Q, Rest> SlidesOn<Position<B, S, R, P, M, W>, F, Man, Q, Rest> for Nothing
where
    F: Exposes<B, S, Man, Q, M>,
    Rest: NoSlide<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// A pawn's step meets this on `Q`.
pub trait StepsOn<Position, F, Man, Q, Rest> {}

impl<P, F, Man, Q, Rest> StepsOn<P, F, Man, Q, Rest> for Own {}
impl<P, F, Man, Q, Rest> StepsOn<P, F, Man, Q, Rest> for Something {}

/// StepsOn(nothing) ⇔ the step exposes the king, and NoStep(rest)
impl<B, S, R, P, M, W, F, Man, Q, Rest> StepsOn<Position<B, S, R, P, M, W>, F, Man, Q, Rest> for Nothing
where
    F: Exposes<B, S, Man, Q, M>,
    Rest: NoStep<Position<B, S, R, P, M, W>, F, Man>,
{
}

/// A move to `Q`, where this is met, is not legal with the king then on `K`.
pub trait Barred<B, S, F, Man, Q, K> {}

impl<B, S, F, Man, Q, K> Barred<B, S, F, Man, Q, K> for Own {}
impl<B, S, F: Exposes<B, S, Man, Q, K>, Man, Q, K> Barred<B, S, F, Man, Q, K> for Something {}
impl<B, S, F: Exposes<B, S, Man, Q, K>, Man, Q, K> Barred<B, S, F, Man, Q, K> for Nothing {}

/// A pawn's capture on `Q`, where this is met, is not legal.
pub trait NotTaken<B, S, F, Man, Q, K> {}

impl<B, S, F, Man, Q, K> NotTaken<B, S, F, Man, Q, K> for Own {}
impl<B, S, F, Man, Q, K> NotTaken<B, S, F, Man, Q, K> for Nothing {}
impl<B, S, F: Exposes<B, S, Man, Q, K>, Man, Q, K> NotTaken<B, S, F, Man, Q, K> for Something {}

/// The move of `Man` of side `S` from this square to `Q` leaves its king, then on `K`, attacked.
pub trait Exposes<B, S, Man, Q, K> {}

/// Exposes(F, Q, K) ⇔ K is attacked on the board with Man on Q and nothing on F
impl<B, S, F, Man, Q, K> Exposes<B, S, Man, Q, K> for F
where
    Q: Put<B, Man>,
    F: Put<With<B, Q, Man>, Empty>,
    K: AttackedOn<With<With<B, Q, Man>, F, Empty>, S>,
    <K as AttackedOn<With<With<B, Q, Man>, F, Empty>, S>>::Is: Fatal<F, Q, Man>,
{
}

/// The king is attacked after `Man` goes from `F` to `Q`.
#[diagnostic::on_unimplemented(
    message = "the `{Man}` can still go from {F} to {Q}",
    label = "there is a legal move"
)]
pub trait Fatal<F, Q, Man> {}

impl<F, Q, Man> Fatal<F, Q, Man> for Yes {}

/// With this square passed, no capture en passant is legal.
pub trait NoneEnPassant<Position> {}

impl<P> NoneEnPassant<P> for NoPass {}

/// NoneEnPassant(Q passed) ⇔ no pawn that could take on Q does so legally
impl<B, S, R, P, M, W, Q> NoneEnPassant<Position<B, S, R, P, M, W>> for Passed<Q>
where
    Q: PassedBy<S>,
    Q::Victim: Put<B, Empty>,
    Q::Takers: NoTaker<B, With<B, Q::Victim, Empty>, S, Q, M>,
{
}

/// No pawn on these squares of board `B` can legally take on `Q`. `After` is the board without the pawn that
/// is taken.
pub trait NoTaker<B, After, S, Q, M> {}

impl<B, After, S, Q, M> NoTaker<B, After, S, Q, M> for () {}

/// NoTaker(F then rest) ⇔ the capture from F is not legal, and NoTaker(rest)
impl<B, After, S, Q, M, F, Rest> NoTaker<B, After, S, Q, M> for (F, Rest)
where
    F: At<B>,
    Man<B, F>: Takes<After, S, F, Q, M>,
    Rest: NoTaker<B, After, S, Q, M>,
{
}

/// What stands on `F` cannot legally take en passant on `Q`.
pub trait Takes<After, S, F, Q, M> {}

impl<After, S, F, Q, M> Takes<After, S, F, Q, M> for Empty {}

macro_rules! takers {
    ($($side:ident pawn $pawn:ident others $($other:ident)*;)*) => {$(
        impl<After, F: Exposes<After, $side, $pawn, Q, M>, Q, M> Takes<After, $side, F, Q, M> for $pawn {}
        $(impl<After, F, Q, M> Takes<After, $side, F, Q, M> for $other {})*
    )*};
}

takers! {
    White pawn WhitePawn others WhiteKnight WhiteBishop WhiteRook WhiteQueen WhiteKing
        BlackPawn BlackKnight BlackBishop BlackRook BlackQueen BlackKing;
    Black pawn BlackPawn others BlackKnight BlackBishop BlackRook BlackQueen BlackKing
        WhitePawn WhiteKnight WhiteBishop WhiteRook WhiteQueen WhiteKing;
}
