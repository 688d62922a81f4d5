//! A check is not answered.

use chess_runtime::chess;

fn main() {
    chess! {
        from position! {
            put white king at e1
            put white rook at b2
            put black king at a8
            put black rook at e8
        };
        rook b2 to b3
    };
}
