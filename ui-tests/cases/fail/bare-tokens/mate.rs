//! Rust reads Qh4# as the start of something else.

use chess_runtime::chess;

fn main() {
    chess! { 1. f3 e5 2. g4 Qh4# };
}
