//! Two numbers that Rust reads as one: one mistake.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 5.5 e5 };
}
