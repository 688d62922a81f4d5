//! A static of a string with a mistake is declared all the same.

use chess_runtime::chess;

chess! { pub(crate) static OPENING = "1. e4 e5 2. Qd3"; }

fn main() {
    assert_eq!(OPENING.len(), 3);
}
