//! A pawn on the last rank must become something.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("7k/P7/8/8/8/8/8/4K3 w - - 0 1"); 1. a8 };
}
