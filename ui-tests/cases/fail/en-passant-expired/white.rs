//! A pawn is taken en passant at once or never.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 d5 2. e5 f5 3. exd6 };
}
