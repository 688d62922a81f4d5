//! Castling is written O-O.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"); 1. Kg1 };
}
