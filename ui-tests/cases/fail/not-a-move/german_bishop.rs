//! The German letter for a bishop.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Lc4 };
}
