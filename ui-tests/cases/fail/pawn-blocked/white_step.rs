//! A pawn takes only diagonally.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. e5 };
}
