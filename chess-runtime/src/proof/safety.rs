//! Whether a king is safe: the operators that follow each line of sight to the first piece on it.

use super::markers::*;
use super::operators::{At, Man, See, Sight};
use super::seal::Seal;
use crate::{Black, Side, White};

/// The side that has just moved has left its king safe.
pub trait Lawful {}

/// Lawful(B, S, .., W) ⇔ W is safe on B for the opponent of S
impl<B, S: Side, R, P, M, W> Lawful for Position<B, S, R, P, M, W> where W: SafeOn<B, S::Opponent> {}

/// A position that a game may begin with: its kings stand where it says, and the waiting side's is safe.
///
/// [`Start`](super::Start) is one, and so is every position that a legal move leads to. Check any other
/// position with this first. Its castling rights and its passed square are not checked.
pub trait Sound {
    #[doc(hidden)]
    const SEALED: Seal;
}

/// Sound(B, S, .., M, W) ⇔ a king of S is on M, one of its opponent on W, and Lawful
impl<B, S: Side, R, P, M, W> Sound for Position<B, S, R, P, M, W>
where
    M: At<B>,
    W: At<B>,
    Man<B, M>: IsKing<S, M>,
    Man<B, W>: IsKing<S::Opponent, W>,
    Self: Lawful,
{
    const SEALED: Seal = Seal;
}

/// Compiles exactly if a game may begin with `P`.
///
/// ```
/// # use chess_runtime::proof::*;
/// const _: () = sound::<Start>();
/// ```
pub const fn sound<P: Sound>() {}

/// This stands on `Q` and is the king of `K`.
#[diagnostic::on_unimplemented(
    message = "there is no king of that side on {Q}: `{Self}` stands there",
    label = "the position says that the king is there"
)]
pub trait IsKing<K, Q> {}

impl<Q> IsKing<White, Q> for WhiteKing {}
impl<Q> IsKing<Black, Q> for BlackKing {}

/// A king of `K` on this square of board `B` is not attacked.
pub trait SafeOn<B, K> {}

/// SafeOn(Q, B, K) ⇔ nothing that is seen from Q on B attacks K
impl<Q, B, K> SafeOn<B, K> for Q
where
    Q: See<B>,
    Sight<B, Q>: Safe<K>,
{
}

/// Nothing in this view attacks a king of `K`.
pub trait Safe<K> {}

/// Safe(View, K) ⇔ every ray shields K, and no knight jumps
impl<K, N, E, S, W, NE, NW, SE, SW, Jumps> Safe<K> for View<N, E, S, W, NE, NW, SE, SW, Jumps>
where
    N: Shields<K, Beside>,
    E: Shields<K, Beside>,
    S: Shields<K, Beside>,
    W: Shields<K, Beside>,
    NE: Shields<K, Above>,
    NW: Shields<K, Above>,
    SE: Shields<K, Below>,
    SW: Shields<K, Below>,
    Jumps: WithoutJump<K>,
{
}

/// The first piece on this ray, whose first square lies `Where` from a king of `K`, does not attack
/// it.
pub trait Shields<K, Where> {}

/// Shields(end, K) ⇔ true
impl<K, Where> Shields<K, Where> for End {}

macro_rules! stops {
    ($($side:ident $opponent:ident $piece:ident $role:ident;)*) => {$(
        /// Shields(piece then rest, K) ⇔ the piece is harmless to K
        impl<K, Where, Q, Rest> Shields<K, Where> for Ray<$piece, Q, Rest> where
            $piece: Harmless<K, Where, Q>
        {
        }
    )*};
}

each_piece!(stops);

macro_rules! beyond {
    ($($near:ident then $far:ident;)*) => {$(
        /// Shields(empty then rest, K) ⇔ Shields(rest, K), one square farther
        impl<K, Q, Rest: Shields<K, $far>> Shields<K, $near> for Ray<Empty, Q, Rest> {}
    )*};
}

beyond! {
    Beside then InLine;
    InLine then InLine;
    Above then Aslant;
    Below then Aslant;
    Aslant then Aslant;
}

/// No knight of the other side stands on these squares.
pub trait WithoutJump<K> {}

impl<K> WithoutJump<K> for End {}

/// WithoutJump(man then rest, K) ⇔ the man is harmless to K, and WithoutJump(rest, K)
impl<K, P, Q, Rest> WithoutJump<K> for Ray<P, Q, Rest>
where
    P: Harmless<K, AJumpAway, Q>,
    Rest: WithoutJump<K>,
{
}

/// This piece on `Q` does not attack a king of `K` that it sees from `Where`.
#[diagnostic::on_unimplemented(
    message = "the king would be attacked by the `{Self}` on {Q}",
    label = "this leaves the king in check, or takes it through one",
    note = "a king may not be left in check (FIDE 3.9.2), nor castle out of or through one (3.8.2)"
)]
pub trait Harmless<K, Where, Q> {}

impl<K, Where, Q> Harmless<K, Where, Q> for Empty {}

macro_rules! own {
    ($($side:ident $opponent:ident $piece:ident $role:ident;)*) => {$(
        /// Harmless(own piece) ⇔ true
        impl<Where, Q> Harmless<$side, Where, Q> for $piece {}

        impl<Where> Threat<$side, Where> for $piece {
            type Is = No;
        }
    )*};
}

each_piece!(own);

/// Whether this attacks a king of `K` that it sees from `Where`: the same as [`Harmless`], as an answer.
pub trait Threat<K, Where> {
    /// [`Yes`] or [`No`].
    type Is;
}

impl<K, Where> Threat<K, Where> for Empty {
    type Is = No;
}

macro_rules! threats {
    ($($king:ident $place:ident: harmless [$($harmless:ident)*] attack [$($attacker:ident)*];)*) => {$(
        $(
            impl<Q> Harmless<$king, $place, Q> for $harmless {}

            impl Threat<$king, $place> for $harmless {
                type Is = No;
            }
        )*
        $(
            impl Threat<$king, $place> for $attacker {
                type Is = Yes;
            }
        )*
    )*};
}

threats! {
    White Beside: harmless [BlackPawn BlackKnight BlackBishop] attack [BlackRook BlackQueen BlackKing];
    Black Beside: harmless [WhitePawn WhiteKnight WhiteBishop] attack [WhiteRook WhiteQueen WhiteKing];
    White InLine: harmless [BlackPawn BlackKnight BlackBishop BlackKing] attack [BlackRook BlackQueen];
    Black InLine: harmless [WhitePawn WhiteKnight WhiteBishop WhiteKing] attack [WhiteRook WhiteQueen];
    // A pawn attacks what is ahead of it: down the board if it is Black's.
    White Above: harmless [BlackKnight BlackRook] attack [BlackPawn BlackBishop BlackQueen BlackKing];
    White Below: harmless [BlackKnight BlackRook BlackPawn] attack [BlackBishop BlackQueen BlackKing];
    Black Above: harmless [WhiteKnight WhiteRook WhitePawn] attack [WhiteBishop WhiteQueen WhiteKing];
    Black Below: harmless [WhiteKnight WhiteRook] attack [WhitePawn WhiteBishop WhiteQueen WhiteKing];
    White Aslant: harmless [BlackPawn BlackKnight BlackRook BlackKing] attack [BlackBishop BlackQueen];
    Black Aslant: harmless [WhitePawn WhiteKnight WhiteRook WhiteKing] attack [WhiteBishop WhiteQueen];
    White AJumpAway: harmless [BlackPawn BlackBishop BlackRook BlackQueen BlackKing] attack [BlackKnight];
    Black AJumpAway: harmless [WhitePawn WhiteBishop WhiteRook WhiteQueen WhiteKing] attack [WhiteKnight];
}
