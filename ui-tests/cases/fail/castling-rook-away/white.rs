//! There is no rook to castle with.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/8/4K2R w K - 0 1"); 1. O-O-O };
}
