//! Castling written by its squares obeys the same rules.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r3k3/8/8/8/8/8/8/3RK3 b q - 0 1"); 1... e8c8 };
}
