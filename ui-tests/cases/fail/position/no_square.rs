//! A square is from a1 to h8.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king at e9; put black king at e8; };
}
