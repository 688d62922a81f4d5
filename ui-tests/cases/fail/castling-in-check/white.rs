//! A king does not castle out of check.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/4r3/4K2R w K - 0 1"); 1. O-O };
}
