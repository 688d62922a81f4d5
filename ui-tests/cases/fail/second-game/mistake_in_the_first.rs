//! The mistake of the first game and the second game.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e4 1-0 d4 d5 };
}
