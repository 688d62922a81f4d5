//! A row has eight squares.

use chess_runtime::chess;

fn main() {
    chess! { create fen2 (ff bP bP bP bP bP bP bP fn0) startMoves p e4 };
}
