//! No game ends 2-0.

use chess_runtime::chess;

fn main() {
    chess! {
        [Result "2-0"]
        1. e4 e5 1-0
    };
}
