//! A queen takes the king.

use chess_runtime::chess;

fn main() {
    chess! { p e4 p f5 queen d1 to h5 p g6 queen h5 to e8 };
}
