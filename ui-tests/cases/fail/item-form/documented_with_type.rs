//! The macro writes the type, documented or not.

use chess_runtime::chess;

chess! {
    /// The open game.
    pub const OPEN: Game = 1. e4 e5;
}

fn main() {}
