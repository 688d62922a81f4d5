//! There is no such piece to put.

use chess_runtime::position;

fn main() {
    let _ = position! { put white horse at g1 };
}
