//! The FEN says that Black may not castle.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r3k2r/8/8/8/8/8/8/4K3 b - - 0 1"); 1... O-O-O };
}
