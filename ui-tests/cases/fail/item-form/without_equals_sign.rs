//! The moves come after an equals sign.

use chess_runtime::chess;

chess! { const OPENING 1. e4 e5; }

fn main() {}
