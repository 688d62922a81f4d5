//! In a string a comment has braces.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 // the best move by test\n1... e5");
}
