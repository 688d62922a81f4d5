//! The macro writes the type.

use chess_runtime::chess;

chess! { const OPENING: Game = 1. e4 e5; }

fn main() {}
