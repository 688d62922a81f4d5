//! White moves a black pawn.

use chess_runtime::chess;

fn main() {
    chess! { e7e5 };
}
