//! Black moves a white pawn.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e4-e5 };
}
