//! A knight jumps two squares and one to the side.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nf4 };
}
