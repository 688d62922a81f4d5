//! A pawn cannot become a king.

use chess_runtime::chess;

fn main() {
    chess! {
        from position! {
            put white pawn at h7
            put white king at a1
            put black king at a8
        };
        pawn h7 to h8 becomes king
    };
}
