//! The macros that turn the tables in `geometry.rs` into impls.

/// Square { [files to its left] its file [to its right] [ranks above it] [below it] }
macro_rules! places {
    ($($square:ident {
        [$($left:ident)*] $file:ident [$($right:ident)*] [$($above:ident)*] [$($below:ident)*]
    })*) => {$(
        #[doc = concat!("The square ", stringify!($square), ".")]
        pub struct $square;

        impl<$($above,)* $($left,)* $file, $($right,)* $($below,)*>
            At<Board<$($above,)* Rank<$($left,)* $file, $($right,)*>, $($below,)*>> for $square
        {
            type Man = $file;
        }

        impl<Man, $($above,)* $($left,)* $file, $($right,)* $($below,)*>
            Put<Board<$($above,)* Rank<$($left,)* $file, $($right,)*>, $($below,)*>, Man> for $square
        {
            type Board = Board<$($above,)* Rank<$($left,)* Man, $($right,)*>, $($below,)*>;
        }
    )*};
}

/// Square { (the rights that are left, if any are lost) }
macro_rules! losses {
    ($($square:ident { ($($left:ty)?) })*) => {$(
        losses!(@one $square $($left)?);
    )*};
    (@one $square:ident) => {
        impl<R> Forget<R> for $square {
            type Rights = R;
        }
    };
    (@one $square:ident $left:ty) => {
        impl<WhiteShort, WhiteLong, BlackShort, BlackLong>
            Forget<Rights<WhiteShort, WhiteLong, BlackShort, BlackLong>> for $square
        {
            type Rights = $left;
        }
    };
}

/// Square { the eight rays [nearest square first] [where a knight jumps from] }
macro_rules! views {
    ($($from:ident { $([$($square:ident)*])* })*) => {
        /// The squares themselves. In the impls below, the same names mean what stands on the squares.
        mod square {
            pub(super) use super::{$($from),*};
        }
        $(views!(@one $from $([$($square)*])*);)*
    };
    (@one $from:ident $([$($square:ident)*])*) => {
        impl<
            A8, B8, C8, D8, E8, F8, G8, H8, A7, B7, C7, D7, E7, F7, G7, H7,
            A6, B6, C6, D6, E6, F6, G6, H6, A5, B5, C5, D5, E5, F5, G5, H5,
            A4, B4, C4, D4, E4, F4, G4, H4, A3, B3, C3, D3, E3, F3, G3, H3,
            A2, B2, C2, D2, E2, F2, G2, H2, A1, B1, C1, D1, E1, F1, G1, H1,
        >
            See<
                Board<
                    Rank<A8, B8, C8, D8, E8, F8, G8, H8>,
                    Rank<A7, B7, C7, D7, E7, F7, G7, H7>,
                    Rank<A6, B6, C6, D6, E6, F6, G6, H6>,
                    Rank<A5, B5, C5, D5, E5, F5, G5, H5>,
                    Rank<A4, B4, C4, D4, E4, F4, G4, H4>,
                    Rank<A3, B3, C3, D3, E3, F3, G3, H3>,
                    Rank<A2, B2, C2, D2, E2, F2, G2, H2>,
                    Rank<A1, B1, C1, D1, E1, F1, G1, H1>,
                >,
            > for square::$from
        {
            type View = View<$(views!(@ray $($square)*)),*>;
        }
    };
    (@ray) => { End };
    (@ray $next:ident $($rest:ident)*) => { Ray<$next, square::$next, views!(@ray $($rest)*)> };
}

/// Square { target, course, [squares between] ... }
macro_rules! lines {
    ($($from:ident { $($to:ident $course:ident [$($between:ident)*])* })*) => {$($(
        impl Aligned<$to> for $from {
            type Course = $course;
            type Between = lines!(@pairs $($between)*);
        }
    )*)*};
    (@pairs) => { () };
    (@pairs $next:ident $($rest:ident)*) => { ($next, lines!(@pairs $($rest)*)) };
}

/// Square { targets }
macro_rules! knight_jumps {
    ($($from:ident { $($to:ident)* })*) => {
        $($(impl Jump<$to> for $from {})*)*
    };
}

/// Square { target, (kind) ... }
macro_rules! king_moves {
    ($($from:ident { $($to:ident ($kind:ty))* })*) => {$($(
        impl KingMove<$to> for $from {
            type Kind = $kind;
        }
    )*)*};
}

/// Square { side, target, (kind) ... }
macro_rules! pawn_moves {
    ($($from:ident { $($side:ident $to:ident ($kind:ty))* })*) => {$($(
        impl PawnMove<$side, $to> for $from {
            type Kind = $kind;
        }
    )*)*};
}

/// Square { side, [squares stepped to], [squares taken on] ... }
macro_rules! pawn_targets {
    ($($from:ident { $($side:ident [$($step:ident)*] [$($take:ident)*])* })*) => {$($(
        impl PawnTargets<$side> for $from {
            type Steps = lines!(@pairs $($step)*);
            type Takes = lines!(@pairs $($take)*);
        }
    )*)*};
}

/// Square { the side that takes, the square of the pawn that falls, [those that take it] }
macro_rules! passed_by {
    ($($square:ident { $side:ident $victim:ident [$($taker:ident)*] })*) => {$(
        impl PassedBy<$side> for $square {
            type Victim = $victim;
            type Takers = lines!(@pairs $($taker)*);
        }
    )*};
}

pub(super) use {
    king_moves, knight_jumps, lines, losses, passed_by, pawn_moves, pawn_targets, places, views,
};
