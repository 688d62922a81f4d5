//! After stalemate the game is over.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("1k6/8/8/8/6q1/8/8/7K b - - 0 1"); 1... Qg3 2. Kg1 };
}
