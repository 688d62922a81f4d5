//! From a double check only the king escapes.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/4r3/3n4/8/4K1N1 w - - 0 1"); 1. Ne2 };
}
