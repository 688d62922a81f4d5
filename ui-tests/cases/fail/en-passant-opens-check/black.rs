//! The pawn leaves its file, and the rook behind it gives check.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1"); 1... dxe3 };
}
