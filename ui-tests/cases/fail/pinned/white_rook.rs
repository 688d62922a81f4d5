//! A rook cannot leave the diagonal on which it shields its king.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/1b6/8/3R4/4K3 w - - 0 1"); 1. Rd8 };
}
