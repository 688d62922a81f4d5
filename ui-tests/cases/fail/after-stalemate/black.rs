//! After stalemate the game is over.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("7k/8/8/6Q1/8/8/8/1K6 w - - 0 1"); 1. Qg6 Kg7 };
}
