//! Kings side by side.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king at e1; put black king at d2 };
}
