//! The en passant square is a square.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king at e1; put black king at e8; en passant e };
}
