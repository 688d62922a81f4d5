//! A German rook.

use chess_runtime::chess;

fn main() {
    chess! { [FEN "4k3/8/8/8/8/8/8/3R3K w - - 0 1"] 1. Td8 };
}
