//! An ordinary capture is not en passant.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 d5 2. exd5 e.p. };
}
