//! A comment to the end of the line is written with slashes.

use chess_runtime::chess;

fn main() {
    chess! {
        1. e4 e5 ; the open game
        2. Nf3
    };
}
