//! A pinned rook moves away.

use chess_runtime::chess;

fn main() {
    chess! {
        from position! {
            put white king at e1
            put white rook at e2
            put black king at a8
            put black rook at e8
        };
        rook e2 to d2
    };
}
