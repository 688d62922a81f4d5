//! Somebody is to move.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king at e1; put black king at e8; black moves };
}
