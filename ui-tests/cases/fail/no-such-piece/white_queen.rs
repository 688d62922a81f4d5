//! A queen moves that White does not have.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"); 1. Qd5 };
}
