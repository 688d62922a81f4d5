//! From a double check only the king escapes.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k1n1/8/3N4/8/4R3/8/8/4K3 b - - 0 1"); 1... Ne7 };
}
