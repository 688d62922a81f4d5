//! The board says 0-1.

use chess_runtime::chess;

fn main() {
    chess! { 1. f3 e5 2. g4 Qh4 mate 1-0 };
}
