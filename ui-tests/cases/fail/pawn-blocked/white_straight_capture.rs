//! A pawn takes only diagonally, whatever is written.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. exe5 };
}
