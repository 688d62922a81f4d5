//! A semicolon would hide the moves behind it.

use chess_runtime::chess;

fn main() {
    chess! { e4; e5; Nf3 };
}
