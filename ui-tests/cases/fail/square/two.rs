//! One square at a time.

use chess_runtime::square;

fn main() {
    let _ = square!(e4 e5);
}
