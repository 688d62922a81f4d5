//! A check must be answered.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. f4 Qh4+ 3. Nf3 };
}
