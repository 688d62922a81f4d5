//! A variation ends as a game does.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 (1. d4 d5 9.) e5 };
}
