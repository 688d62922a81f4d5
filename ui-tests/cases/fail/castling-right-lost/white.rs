//! The FEN says that White may not castle.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"); 1. O-O };
}
