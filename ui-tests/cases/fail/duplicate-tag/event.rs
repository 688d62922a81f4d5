//! A tag stands there twice.

use chess_runtime::chess;

fn main() {
    chess! {
        [Event "Linares"]
        [Event "Dortmund"]
        1. e4
    };
}
