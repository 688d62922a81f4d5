//! A rook that was taken does not castle.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/p7/8/8/4b3/8/8/4K2R b K - 0 1"); 1... Bxh1 2. O-O };
}
