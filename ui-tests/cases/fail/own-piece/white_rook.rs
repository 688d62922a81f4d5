//! A rook cannot take its own pawn.

use chess_runtime::chess;

fn main() {
    chess! { 1. Ra2 };
}
