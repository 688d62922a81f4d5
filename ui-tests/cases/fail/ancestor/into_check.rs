//! A king moves into check.

use chess_runtime::chess;

fn main() {
    chess! {
        from position! {
            put white king at e1
            put black king at e8
            put black rook at d8
        };
        king e1 to d1
    };
}
