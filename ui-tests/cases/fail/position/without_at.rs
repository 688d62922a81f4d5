//! What is wrong ends where it is wrong.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king e1; put black king at e8 };
}
