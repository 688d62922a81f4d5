//! Castling through a bishop.

use chess_runtime::chess;

fn main() {
    chess! { castle kingside };
}
