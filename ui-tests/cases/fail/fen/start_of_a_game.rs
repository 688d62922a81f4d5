//! A game starts from a legal position.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"); 1. e4 };
}
