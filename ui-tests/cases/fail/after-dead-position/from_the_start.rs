//! A game that starts where nobody can be mated is over before it starts.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("8/8/3k4/8/8/3K1n2/8/8 w - - 0 1"); 1. Ke3 };
}
