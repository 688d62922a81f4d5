//! A pawn moves diagonally only to take.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 dxe6 };
}
