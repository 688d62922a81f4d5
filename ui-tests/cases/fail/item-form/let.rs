//! An item is a const or a static.

use chess_runtime::chess;

fn main() {
    chess! { let opening = 1. e4 e5; }
}
