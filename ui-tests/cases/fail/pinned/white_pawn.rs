//! A pawn that shields its king stays on the line.

use chess_runtime::chess;

fn main() {
    chess! { 1. d4 e6 2. c3 Bb4 3. c4 };
}
