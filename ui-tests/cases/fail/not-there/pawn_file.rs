//! No pawn stands on the file that was named.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/3p4/2P5/4K3 w - - 0 1"); 1. exd3 };
}
