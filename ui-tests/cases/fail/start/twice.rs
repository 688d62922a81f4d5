//! A game has one start.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("7k/P7/8/8/8/8/8/K7 w - - 0 1"); [FEN "7k/8/P7/8/8/8/8/K7 w - - 0 1"] 1. a8=Q };
}
