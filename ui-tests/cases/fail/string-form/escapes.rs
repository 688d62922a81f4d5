//! Escapes count as what they stand for.

use chess_runtime::chess;

fn main() {
    chess!("1. e4\te5\n2. Ke3");
}
