//! The Result tag says otherwise.

use chess_runtime::chess;

fn main() {
    chess! {
        [Result "1-0"]
        1. e4 e5 0-1
    };
}
