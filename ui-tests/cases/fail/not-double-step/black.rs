//! A pawn steps two squares only from where it started.

use chess_runtime::chess;

fn main() {
    chess! { 1. e3 e6 2. d3 e4 };
}
