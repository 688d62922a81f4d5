//! A step is not en passant.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 e.p. };
}
