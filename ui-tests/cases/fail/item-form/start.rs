//! An item with a start that is no position.

use chess_runtime::chess;

chess! { const ENDING = from fen!("8/8/8/8/8/8/8/4K3 w - - 0 1"); 1. Ke2; }

fn main() {
    assert_eq!(ENDING.len(), 1);
}
