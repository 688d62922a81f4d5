//! A variation has moves.

use chess_runtime::chess;

fn main() {
    chess! { e4 () };
}
