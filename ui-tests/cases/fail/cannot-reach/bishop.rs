//! A bishop moves diagonally.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/4P3/2B1K3 w - - 0 1"); 1. Bb1 };
}
