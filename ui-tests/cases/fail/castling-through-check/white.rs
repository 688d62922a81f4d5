//! A king does not castle through check.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1"); 1. O-O };
}
