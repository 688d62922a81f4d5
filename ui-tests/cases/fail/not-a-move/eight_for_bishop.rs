//! An 8 for a B.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nf3 g6 2. g3 8g7 };
}
