//! Only a double step can be taken en passant.

use chess_runtime::chess;

fn main() {
    chess! { 1. e3 d5 2. a3 d4 3. e4 dxe3 };
}
