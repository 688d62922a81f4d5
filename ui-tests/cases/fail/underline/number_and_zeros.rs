//! Castling right after its number.

use chess_runtime::chess;

fn main() {
    chess! { 1.e4 e5 2.0-0 };
}
