//! A game has one start.

use chess_runtime::chess;

fn main() {
    chess! { [FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"] from fen!("4k3/8/8/8/8/8/8/4K2R w K - 0 1"); 1. O-O };
}
