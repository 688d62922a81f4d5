//! A pawn goes one square, or two from where it started.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e4 };
}
