//! An origin, and nothing to go to.

use chess_runtime::chess;

fn main() {
    chess! { pawn from e2 };
}
