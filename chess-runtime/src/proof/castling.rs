//! Castling (FIDE 3.8.2): the king's move of two squares, with every condition.

use super::geometry::*;
use super::markers::*;
use super::operators::*;
use super::play::{Clear, KingGoes};
use super::safety::SafeOn;
use crate::{Black, White};

/// The right to castle to `Wing` is still there.
#[diagnostic::on_unimplemented(
    message = "the right to castle on this side is lost",
    label = "the king or that rook has moved, or the rook was taken"
)]
pub trait Granted<S, Wing> {}

impl<S, Wing> Granted<S, Wing> for Yes {}

/// The rook of `S` still stands in its corner.
#[diagnostic::on_unimplemented(
    message = "there is no rook in the corner to castle with, but `{Self}`",
    label = "castling needs the rook"
)]
pub trait CornerRook<S> {}

impl CornerRook<White> for WhiteRook {}
impl CornerRook<Black> for BlackRook {}

macro_rules! castlings {
    ($($side:ident ($opponent:ident) $wing:ident by $right:ident [$($rights:ident)*] [$($left:tt)*]:
        $king_man:ident $king:ident over $through:ident to $king_to:ident,
        $rook_man:ident $rook:ident to $rook_to:ident, clear $between:ty;)*) => {$(
        /// KingGoes(castling) = king and rook carried, if the right is there, every square between is empty,
        /// and the king is safe where it stands and where it passes; `Lawful` checks where it arrives
        impl<B, $($rights,)* P, W, Target>
            KingGoes<
                Position<B, $side, Rights<$($rights),*>, P, $king, W>,
                $king,
                $king_to,
                $king_man,
                Target,
            > for Castling<$side, $wing>
        where
            $right: Granted<$side, $wing>,
            $rook: At<B>,
            Man<B, $rook>: CornerRook<$side>,
            $between: Clear<B>,
            $king: SafeOn<B, $side>,
            $through: SafeOn<B, $side>,
            $king: Carry<$king_to, B, Rights<$($rights),*>, $king_man>,
            $rook: Carry<
                $rook_to,
                BoardAfter<$king, $king_to, B, Rights<$($rights),*>, $king_man>,
                Rights<$($rights),*>,
                $rook_man,
            >,
        {
            type After = Position<
                BoardAfter<
                    $rook,
                    $rook_to,
                    BoardAfter<$king, $king_to, B, Rights<$($rights),*>, $king_man>,
                    Rights<$($rights),*>,
                    $rook_man,
                >,
                $opponent,
                Rights<$($left)*>,
                NoPass,
                W,
                $king_to,
            >;
        }
    )*};
}

castlings! {
    White (Black) Short by WS [WS WL BS BL] [No, No, BS, BL]:
        WhiteKing E1 over F1 to G1, WhiteRook H1 to F1, clear (F1, (G1, ()));
    White (Black) Long by WL [WS WL BS BL] [No, No, BS, BL]:
        WhiteKing E1 over D1 to C1, WhiteRook A1 to D1, clear (D1, (C1, (B1, ())));
    Black (White) Short by BS [WS WL BS BL] [WS, WL, No, No]:
        BlackKing E8 over F8 to G8, BlackRook H8 to F8, clear (F8, (G8, ()));
    Black (White) Long by BL [WS WL BS BL] [WS, WL, No, No]:
        BlackKing E8 over D8 to C8, BlackRook A8 to D8, clear (D8, (C8, (B8, ())));
}
