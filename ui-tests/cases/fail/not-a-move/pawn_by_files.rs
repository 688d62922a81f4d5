//! A capture by its files.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 d5 2. ed };
}
