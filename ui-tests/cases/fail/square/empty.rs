//! There is no square.

use chess_runtime::square;

fn main() {
    let _ = square!();
}
