//! A game starts from a legal position.

use chess_runtime::chess;

fn main() {
    chess! { from position! { put white king at e1 }; 1. Ke2 };
}
