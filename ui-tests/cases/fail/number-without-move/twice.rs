//! Two numbers and one move.

use chess_runtime::chess;

fn main() {
    chess! { 1. 1. e4 };
}
