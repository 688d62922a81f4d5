//! The best suggestion comes first.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nf4 };
}
