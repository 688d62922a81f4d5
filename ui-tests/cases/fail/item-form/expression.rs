//! Outside a function a game needs a name.

use chess_runtime::chess;

chess! { 1. e4 e5 }

fn main() {}
