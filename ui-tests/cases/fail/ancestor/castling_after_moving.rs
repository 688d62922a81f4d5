//! Castling after the king has moved.

use chess_runtime::chess;

fn main() {
    chess! { p e4 p e5 king e1 to e2 p a6 king e2 to e1 p a5 castle kingside };
}
