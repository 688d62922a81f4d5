//! Line ends of every kind.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 e5\r\n2. Ke3");
}
