//! The king does not stand where it started.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/8/3K3R w - - 0 1"); 1. O-O };
}
