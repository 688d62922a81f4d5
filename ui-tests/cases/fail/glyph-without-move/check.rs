//! A check without a move.

use chess_runtime::chess;

fn main() {
    chess! { + 1. e4 };
}
