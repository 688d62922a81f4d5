//! A move in words that stops halfway.

use chess_runtime::chess;

fn main() {
    chess! { pawn e2 to };
}
