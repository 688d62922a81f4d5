//! All of e8=Q is underlined.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("8/4P3/8/8/8/8/k7/4K2q w - - 0 1"); 1. e8=Q };
}
