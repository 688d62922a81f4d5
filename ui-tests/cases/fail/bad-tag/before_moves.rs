//! What stands behind it on the line is read.

use chess_runtime::chess;

fn main() {
    chess! { [White Morphy] 1. e4 e5 2. Ke3 };
}
