//! A king does not escape along the line of the check.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/4r3/4K3/8 w - - 0 1"); 1. Ke1 };
}
