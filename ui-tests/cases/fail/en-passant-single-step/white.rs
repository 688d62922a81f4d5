//! Only a double step can be taken en passant.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 d6 2. e5 d5 3. exd6 e.p. };
}
