//! Each player has a king.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king at e1 };
}
