//! A pawn does not jump over a knight.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/4p3/4N3/8/8/8/8/4K3 b - - 0 1"); 1... e5 };
}
