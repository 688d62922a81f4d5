//! So would the game of an item.

use chess_runtime::chess;

chess! { const GAME = { 1. e4 e5 }; }

fn main() {
    assert_eq!(GAME.len(), 2);
}
