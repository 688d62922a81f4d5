//! The king does not stand where it started.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r4k2/8/8/8/8/8/8/4K3 b - - 0 1"); 1... O-O-O };
}
