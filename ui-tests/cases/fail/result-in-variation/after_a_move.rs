//! A result ends the game.

use chess_runtime::chess;

fn main() {
    chess! { e4 (d4 1-0) };
}
