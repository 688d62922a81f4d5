//! Castling names its side.

use chess_runtime::chess;

fn main() {
    chess! { castle king };
}
