//! A pawn that does not take stays on its file.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/2P1P3/4K3 w - - 0 1"); 1. d3 };
}
