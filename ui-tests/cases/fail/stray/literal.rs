//! A string among bare moves.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 "e5" };
}
