//! Kings never stand side by side.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("8/8/8/4k3/8/4K3/8/7R b - - 0 1"); 1... Kd4 };
}
