//! Only pawns become something.

use chess_runtime::chess;

fn main() {
    chess! { knight g1 to f3 becomes queen };
}
