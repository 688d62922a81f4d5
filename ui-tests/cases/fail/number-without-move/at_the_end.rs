//! A number waits for its move.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. };
}
