//! There is no rook to castle with.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k2r/8/8/8/8/8/8/4K3 b k - 0 1"); 1... 0-0-0 };
}
