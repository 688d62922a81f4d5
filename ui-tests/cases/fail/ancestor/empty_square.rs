//! There is no piece on b4.

use chess_runtime::chess;

fn main() {
    chess! { rook b4 to b5 };
}
