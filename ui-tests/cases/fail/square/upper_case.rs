//! Squares are written in lower case.

use chess_runtime::square;

fn main() {
    let _ = square!(E4);
}
