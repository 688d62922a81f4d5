//! A number announces a move.

use chess_runtime::chess;

fn main() {
    chess! { 1. };
}
