//! What is illegal is told once.

use chess_runtime::chess;

fn main() {
    chess! { #![strict] 1. e4 e5 2. Ke3 * };
    chess! { #![strict] 1. e4+ e5 * };
}
