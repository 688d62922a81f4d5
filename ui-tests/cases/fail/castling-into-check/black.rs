//! A king does not castle into check.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r3k3/8/8/8/8/8/8/2R1K3 b q - 0 1"); 1... O-O-O };
}
