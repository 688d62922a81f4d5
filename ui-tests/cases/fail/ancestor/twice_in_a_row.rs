//! White moves twice in a row.

use chess_runtime::chess;

fn main() {
    chess! { pawn e2 to e4 pawn d2 to d4 };
}
