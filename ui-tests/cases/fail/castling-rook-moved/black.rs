//! A rook that has moved does not castle.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r3k3/8/8/8/8/8/8/4K3 b q - 0 1"); 1... Rb8 2. Kd1 O-O-O };
}
