//! A pawn before a king is blocked by it.

use chess_runtime::chess;

fn main() {
    chess! { [FEN "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1"] 1. e8=Q };
}
