//! Where only items may stand, the error does.

use chess_runtime::chess;

chess! { let GAME = 1. e4 e5; }

fn main() {}
