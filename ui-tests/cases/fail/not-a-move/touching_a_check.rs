//! In a string what touches a check is part of its word.

use chess_runtime::chess;

fn main() {
    chess!("e4 d5 Bb5+c6");
}
