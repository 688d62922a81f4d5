//! A queen does not jump.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Qd3 };
}
