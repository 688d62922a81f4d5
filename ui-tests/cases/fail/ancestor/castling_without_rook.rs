//! Castling without a rook.

use chess_runtime::chess;

fn main() {
    chess! {
        from position! {
            put white king at e1
            put black king at e8
            put black pawn at a7
        };
        castle queenside
    };
}
