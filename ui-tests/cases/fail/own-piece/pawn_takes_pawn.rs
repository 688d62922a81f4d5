//! A pawn cannot take its own pawn.

use chess_runtime::chess;

fn main() {
    chess! { 1. d3 e6 2. exd3 };
}
