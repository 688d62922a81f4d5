//! The board has eight ranks.

use chess_runtime::square;

fn main() {
    let _ = square!(e9);
}
