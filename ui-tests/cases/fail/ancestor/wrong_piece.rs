//! The piece on a2 is not a rook.

use chess_runtime::chess;

fn main() {
    chess! { rook a2 to a3 };
}
