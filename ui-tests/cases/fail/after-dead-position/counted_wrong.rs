//! A number for the wrong side is no second mistake where no move can be made.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("8/8/8/8/8/3Kr3/8/3k4 w - - 0 1"); 1. Kxe3 2. Kc2 };
}
