//! A move in words over two lines.

use chess_runtime::chess;

fn main() {
    chess! {
        pawn e2
        to e5
    };
}
