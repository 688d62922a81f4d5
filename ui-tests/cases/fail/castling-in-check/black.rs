//! A king does not castle out of check.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r3k3/8/5N2/8/8/8/8/4K3 b q - 0 1"); 1... O-O-O };
}
