//! Whether a king is attacked, as an answer: the question of `safety.rs`, for proofs that no move helps.
//!
//! A trait bound can demand that a king is safe, but not that it is attacked. So the operators here have an
//! answer, [`Yes`] or [`No`].

use super::markers::*;
use super::operators::{See, Sight};
use super::safety::Threat;

/// Whether any of these answers, as nested pairs, is [`Yes`].
pub trait Any {
    /// [`Yes`] or [`No`].
    type Is;
}

/// Any() = no
impl Any for () {
    type Is = No;
}

/// Any(yes, ..) = yes
impl<Rest> Any for (Yes, Rest) {
    type Is = Yes;
}

/// Any(no, rest) = Any(rest)
impl<Rest: Any> Any for (No, Rest) {
    type Is = Rest::Is;
}

/// Whether a king of `K` on this square of board `B` is attacked.
pub trait AttackedOn<B, K> {
    /// [`Yes`] or [`No`].
    type Is;
}

/// AttackedOn(Q, B, K) = SeesKing(what is seen from Q on B, K)
impl<Q, B, K> AttackedOn<B, K> for Q
where
    Q: See<B>,
    Sight<B, Q>: SeesKing<K>,
{
    type Is = <Sight<B, Q> as SeesKing<K>>::Is;
}

/// Whether anything in this view attacks a king of `K`.
pub trait SeesKing<K> {
    /// [`Yes`] or [`No`].
    type Is;
}

/// Whether the ray is dangerous to a king of `K` from which its first square lies `Where`.
type On<Line, K, Where> = <Line as Danger<K, Where>>::Is;

/// The answers of all rays and of the jumps.
type Answers<K, N, E, S, W, NE, NW, SE, SW, Jumps> = (
    On<N, K, Beside>,
    (
        On<E, K, Beside>,
        (
            On<S, K, Beside>,
            (
                On<W, K, Beside>,
                (
                    On<NE, K, Above>,
                    (
                        On<NW, K, Above>,
                        (On<SE, K, Below>, (On<SW, K, Below>, (<Jumps as JumpDanger<K>>::Is, ()))),
                    ),
                ),
            ),
        ),
    ),
);

/// SeesKing(View, K) = Any(Danger of every ray, JumpDanger)
impl<K, N, E, S, W, NE, NW, SE, SW, Jumps> SeesKing<K> for View<N, E, S, W, NE, NW, SE, SW, Jumps>
where
    N: Danger<K, Beside>,
    E: Danger<K, Beside>,
    S: Danger<K, Beside>,
    W: Danger<K, Beside>,
    NE: Danger<K, Above>,
    NW: Danger<K, Above>,
    SE: Danger<K, Below>,
    SW: Danger<K, Below>,
    Jumps: JumpDanger<K>,
    Answers<K, N, E, S, W, NE, NW, SE, SW, Jumps>: Any,
{
    type Is = <Answers<K, N, E, S, W, NE, NW, SE, SW, Jumps> as Any>::Is;
}

/// Whether the first piece on this ray attacks a king of `K` from which the ray begins `Where`.
pub trait Danger<K, Where> {
    /// [`Yes`] or [`No`].
    type Is;
}

/// Danger(end) = no
impl<K, Where> Danger<K, Where> for End {
    type Is = No;
}

macro_rules! stops {
    ($($side:ident $opponent:ident $piece:ident $role:ident;)*) => {$(
        /// Danger(piece then rest) = Threat(piece)
        impl<K, Where, Q, Rest> Danger<K, Where> for Ray<$piece, Q, Rest>
        where
            $piece: Threat<K, Where>,
        {
            type Is = <$piece as Threat<K, Where>>::Is;
        }
    )*};
}

each_piece!(stops);

macro_rules! beyond {
    ($($near:ident then $far:ident;)*) => {$(
        /// Danger(empty then rest) = Danger(rest), one square farther
        impl<K, Q, Rest: Danger<K, $far>> Danger<K, $near> for Ray<Empty, Q, Rest> {
            type Is = <Rest as Danger<K, $far>>::Is;
        }
    )*};
}

beyond! {
    Beside then InLine;
    InLine then InLine;
    Above then Aslant;
    Below then Aslant;
    Aslant then Aslant;
}

/// Whether a knight of the other side stands on these squares.
pub trait JumpDanger<K> {
    /// [`Yes`] or [`No`].
    type Is;
}

/// JumpDanger(end) = no
impl<K> JumpDanger<K> for End {
    type Is = No;
}

/// JumpDanger(man then rest) = Any(Threat(man), JumpDanger(rest))
impl<K, P, Q, Rest> JumpDanger<K> for Ray<P, Q, Rest>
where
    P: Threat<K, AJumpAway>,
    Rest: JumpDanger<K>,
    (<P as Threat<K, AJumpAway>>::Is, (Rest::Is, ())): Any,
{
    type Is = <(<P as Threat<K, AJumpAway>>::Is, (Rest::Is, ())) as Any>::Is;
}
