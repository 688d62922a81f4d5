//! The board has eight files.

use chess_runtime::square;

fn main() {
    let _ = square!(i4);
}
