//! A pawn cannot move to a square three ranks ahead.

use chess_runtime::chess;

fn main() {
    chess! { pawn e2 to e5 };
}
