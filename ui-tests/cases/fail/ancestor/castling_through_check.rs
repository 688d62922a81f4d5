//! Castling through check.

use chess_runtime::chess;

fn main() {
    chess! {
        from position! {
            put white king at e1
            put white rook at h1
            put black king at e8
            put black rook at f8
            castling K
        };
        castle kingside
    };
}
