//! Two numbers and one move.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 3. 2. Nf3 };
}
