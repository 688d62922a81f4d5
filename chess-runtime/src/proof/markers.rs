//! The markers: types that stand for the things of chess, and hold nothing.
//!
//! A board is eight ranks of eight squares, written as a diagram is: the eighth rank first, the
//! a-file first. What stands on a square is [`Empty`] or a piece such as
//! [`WhiteKnight`].

use core::marker::PhantomData;

use super::seal::Marker;

macro_rules! markers {
    ($($(#[$doc:meta])* $name:ident $(<$($parameter:ident),*>)?;)*) => {$(
        $(#[$doc])*
        pub struct $name $(<$($parameter),*>(PhantomData<fn() -> ($($parameter,)*)>))?;
    )*};
}

markers! {
    /// An empty square.
    Empty;
    /// A white pawn.
    WhitePawn;
    /// A white knight.
    WhiteKnight;
    /// A white bishop.
    WhiteBishop;
    /// A white rook.
    WhiteRook;
    /// A white queen.
    WhiteQueen;
    /// A white king.
    WhiteKing;
    /// A black pawn.
    BlackPawn;
    /// A black knight.
    BlackKnight;
    /// A black bishop.
    BlackBishop;
    /// A black rook.
    BlackRook;
    /// A black queen.
    BlackQueen;
    /// A black king.
    BlackKing;
    /// The role of a pawn.
    Pawn;
    /// The role of a knight.
    Knight;
    /// The role of a bishop.
    Bishop;
    /// The role of a rook.
    Rook;
    /// The role of a queen.
    Queen;
    /// The role of a king.
    King;

    /// What stands on a rank, from the a-file to the h-file.
    Rank<A, B, C, D, E, F, G, H>;
    /// What stands on the board, from the eighth rank to the first.
    Board<R8, R7, R6, R5, R4, R3, R2, R1>;

    /// A right that is still there.
    Yes;
    /// A right that is gone.
    No;
    /// The rights to castle, each [`Yes`] or [`No`]: White's to the short and to the long side, then
    /// Black's.
    Rights<WhiteShort, WhiteLong, BlackShort, BlackLong>;
    /// No pawn has just stepped two squares.
    NoPass;
    /// A pawn has just stepped over this square.
    Passed<Square>;

    /// A move from a square to a square; castling is the king's move of two squares.
    Move<From, To>;
    /// A pawn's move to the last rank, where it becomes a piece of this role.
    Promote<From, To, Role>;

    /// A capture takes nothing: the square is empty.
    Nothing;
    /// A capture takes what stands there.
    Something;
    /// Nothing is taken: a piece of the same side stands there.
    Own;

    /// Along a rank or a file.
    Straight;
    /// Along a diagonal.
    Diagonal;
    /// A king's move to the next square.
    Stride;
    /// A king's move of two squares: [`Short`] or [`Long`] castling.
    Castling<Side, Wing>;
    /// The side of the board where the king is nearer to its rook.
    Short;
    /// The side of the board where the king is farther from its rook.
    Long;
    /// A pawn's move to the next square.
    Step;
    /// A pawn's first move of two squares, over this one.
    DoubleStep<Over>;
    /// A pawn's capture; en passant, the pawn on this square is taken.
    Capture<Victim>;
    /// A pawn's step to the last rank.
    LastStep;
    /// A pawn's capture on the last rank.
    LastCapture;

    /// What stands on the next square of a line of sight, that square, and the rest of the line.
    Ray<Man, Square, Rest>;
    /// The end of a line of sight.
    End;
    /// What is seen from a square: four straight rays, two diagonal ones up and two down, and the
    /// squares that a knight jumps from.
    View<North, East, South, West, NorthEast, NorthWest, SouthEast, SouthWest, Jumps>;
    /// To a king, the next square of a rank or file.
    Beside;
    /// To a king, a square of a rank or file beyond the next.
    InLine;
    /// To a king, the next square diagonally up the board.
    Above;
    /// To a king, the next square diagonally down the board.
    Below;
    /// To a king, a square of a diagonal beyond the next.
    Aslant;
    /// To a king, a square that a knight jumps from.
    AJumpAway;
}

/// A position: the board, the side to move, the rights to castle, the square that a pawn has just
/// passed, and where the kings of the mover and of the waiting side stand.
///
/// It is a type and a value without size: [`play`](Position::play) gives the next.
pub struct Position<Board, Turn, Rights, Pass, MoverKing, WaiterKing>(
    PhantomData<(Board, Turn, Rights, Pass, MoverKing, WaiterKing)>,
);

impl<B, S, R, P, M, W> Clone for Position<B, S, R, P, M, W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B, S, R, P, M, W> Copy for Position<B, S, R, P, M, W> {}

impl<B, S, R, P, M, W> Marker for Position<B, S, R, P, M, W> {
    const VALUE: Self = Position(PhantomData);
}

/// Hands every piece to a macro: its side, the opponent, the piece and its role.
macro_rules! each_piece {
    ($callback:ident) => {
        $callback! {
            White Black WhitePawn Pawn;
            White Black WhiteKnight Knight;
            White Black WhiteBishop Bishop;
            White Black WhiteRook Rook;
            White Black WhiteQueen Queen;
            White Black WhiteKing King;
            Black White BlackPawn Pawn;
            Black White BlackKnight Knight;
            Black White BlackBishop Bishop;
            Black White BlackRook Rook;
            Black White BlackQueen Queen;
            Black White BlackKing King;
        }
    };
}
pub(super) use each_piece;
