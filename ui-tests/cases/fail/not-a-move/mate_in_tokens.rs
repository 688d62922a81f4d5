//! Help can be pasted among tokens.

use chess_runtime::chess;

fn main() {
    chess! { 1. f3 e5 2. g4 qh4 };
}
