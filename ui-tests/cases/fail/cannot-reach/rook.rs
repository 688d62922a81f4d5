//! A rook moves along ranks and files.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1"); 1. Rb2 };
}
