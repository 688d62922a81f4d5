//! A byte string is not a string.

use chess_runtime::chess;

fn main() {
    chess!(b"e4 e5");
}
