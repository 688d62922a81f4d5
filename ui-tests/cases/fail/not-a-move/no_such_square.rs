//! A square that is not on the board.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e9 };
}
