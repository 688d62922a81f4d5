//! A line to go on from, and a position too.

use chess_runtime::chess;

chess! { line OPENING = 1. e4; }

fn main() {
    chess! { after OPENING; from fen!("4k3/8/8/8/8/8/8/4K3 b - - 0 1"); 1... Kd7 };
}
