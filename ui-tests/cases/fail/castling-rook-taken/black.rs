//! A rook that was taken does not castle.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r3k3/8/8/8/4B3/8/7P/4K3 w q - 0 1"); 1. Bxa8 O-O-O };
}
