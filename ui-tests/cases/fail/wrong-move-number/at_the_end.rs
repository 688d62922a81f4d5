//! A number at the end is for the move that would come.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 7. };
}
