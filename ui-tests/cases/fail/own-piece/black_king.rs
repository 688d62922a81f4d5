//! A king cannot take its own pawn.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 Ke7 };
}
