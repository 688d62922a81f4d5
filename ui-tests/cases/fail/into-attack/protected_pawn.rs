//! A king may not take what is protected.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/3p4/4p3/4K3 w - - 0 1"); 1. Kxe2 };
}
