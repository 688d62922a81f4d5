//! A pawn takes straight ahead.

use chess_runtime::chess;

fn main() {
    chess! { p e4 p e5 pawn e4 to e5 };
}
