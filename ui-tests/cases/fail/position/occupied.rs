//! Two pieces cannot stand on one square.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king at e1; put black king at e8; put white queen at e1 };
}
