//! SetUp promises a FEN.

use chess_runtime::chess;

fn main() {
    chess! {
        [SetUp "1"]
        1. e4
    };
}
