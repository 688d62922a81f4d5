//! Pawns do not take sideways.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 d5 2. e5 dxe5 };
}
