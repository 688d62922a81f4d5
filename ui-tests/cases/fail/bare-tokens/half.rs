//! Rust does not know the sign for a half.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 ½-½ };
}
