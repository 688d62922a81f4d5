//! Each mistake has its own excerpt.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 e5 (1... Qd6) 2. Ke3 (2. Bb6)");
}
