//! Moves are written as the standard writes them, in variations too.

use chess_runtime::chess;

fn main() {
    chess! { #![strict] 1. Ng1f3 e7-e5 (1... pawn d7 to d5) *};
}
