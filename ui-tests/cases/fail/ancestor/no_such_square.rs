//! A square that is none: the whole move is the mistake.

use chess_runtime::chess;

fn main() {
    chess! { pawn e2 to e9 pawn e7 to e5 };
}
