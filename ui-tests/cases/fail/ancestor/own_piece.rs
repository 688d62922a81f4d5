//! A rook takes its own pawn.

use chess_runtime::chess;

fn main() {
    chess! { rook a1 to a2 };
}
