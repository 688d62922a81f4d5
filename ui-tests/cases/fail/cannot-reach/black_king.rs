//! A king moves one square.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"); 1... Ke6 };
}
