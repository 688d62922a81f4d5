//! Documentation among moves is no comment.

use chess_runtime::chess;

fn main() {
    chess! {
        1. e4 /// best by test
        e5
    };
}
