//! Moves are not separated by commas.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4, e5 };
}
