//! A constant with a mistake is declared all the same.

use chess_runtime::chess;

chess! { const OPENING = 1. e4 e5 2. Qd3; }

fn main() {
    assert_eq!(OPENING.len(), 3);
}
