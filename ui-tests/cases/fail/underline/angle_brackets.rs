//! Angle brackets are no part of a move.

use chess_runtime::chess;

fn main() {
    chess! { < e4 e5 Ke3 > };
}
