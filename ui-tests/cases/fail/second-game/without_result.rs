//! Tag pairs after moves begin another game.

use chess_runtime::chess;

fn main() {
    chess! {
        [Event "First"]
        1. e4 e5
        [Event "Second"]
        1. d4 d5
    };
}
