//! A variation before any move.

use chess_runtime::chess;

fn main() {
    chess! { (1. e4) 1. d4 };
}
