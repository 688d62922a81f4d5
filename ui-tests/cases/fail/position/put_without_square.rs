//! A piece is put on a square.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king };
}
