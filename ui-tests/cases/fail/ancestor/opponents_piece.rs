//! White moves Black's piece.

use chess_runtime::chess;

fn main() {
    chess! { knight g8 to f6 };
}
