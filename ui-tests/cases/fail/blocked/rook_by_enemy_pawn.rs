//! A rook does not jump over an enemy either.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/p7/8/8/R3K3 w - - 0 1"); 1. Ra5 };
}
