//! An arrow is no move.

use chess_runtime::chess;

fn main() {
    chess! { e4 => e5 };
}
