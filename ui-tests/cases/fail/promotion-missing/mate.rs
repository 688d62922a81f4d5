//! Help can be pasted among tokens.

use chess_runtime::chess;

fn main() {
    chess! { [FEN "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1"] 1. a8 };
}
