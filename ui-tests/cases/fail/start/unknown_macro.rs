//! Only a FEN and a picture are starts.

use chess_runtime::chess;

fn main() {
    chess! { from unknown!(); 1. e4 e4 Kxe8 };
}
