//! A check must be answered.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 f5 2. Qh5+ Nf6 };
}
