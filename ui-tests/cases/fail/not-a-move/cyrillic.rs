//! A letter that only looks like one of a move.

use chess_runtime::chess;

fn main() {
    chess! { 1. е4 };
}
