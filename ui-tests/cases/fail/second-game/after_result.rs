//! A macro call holds one game.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 1-0 1. d4 };
}
