//! A mistake after some moves.

use chess_runtime::chess;

fn main() {
    chess! { pawn a2 to a3 pawn a7 to a6 pawn a3 to a5 };
}
