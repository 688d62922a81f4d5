//! A promotion with parentheses.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"); 1. b8(Q) };
}
