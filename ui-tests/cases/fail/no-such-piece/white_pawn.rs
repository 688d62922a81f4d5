//! A pawn moves where White has only pieces.

use chess_runtime::chess;

fn main() {
    chess! {
        from position! {
            put white king at e1; put white rook at a1; put black king at e8
        };
        1. e4
    };
}
