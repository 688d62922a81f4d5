//! A pawn promotes on the last rank.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5=Q };
}
