//! A pawn becomes a queen on the last rank only.

use chess_runtime::chess;

fn main() {
    chess! { pawn e2 to e4 becomes queen };
}
