//! Two queens on one file are told apart by their rank.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("6k1/8/8/8/Q7/8/8/Q4K2 w - - 0 1"); 1. Qa2 };
}
