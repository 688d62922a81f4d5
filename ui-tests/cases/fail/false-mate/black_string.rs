//! A mate that has an answer.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 e5 2. f4 Qh4#");
}
