//! An exclamation mark before any move.

use chess_runtime::chess;

fn main() {
    chess! { ! 1. e4 };
}
