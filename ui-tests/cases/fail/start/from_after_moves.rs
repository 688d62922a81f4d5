//! A start stands before the moves.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 from fen!("4k3/8/8/8/8/8/8/4K2R w K - 0 1"); 1. O-O };
}
