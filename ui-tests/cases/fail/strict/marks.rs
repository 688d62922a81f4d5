//! Check and mate are written.

use chess_runtime::chess;

fn main() {
    chess! { #![strict] 1. e4 f5 2. Qh5 g6 * };
    chess! { #![strict] 1. f3 e5 2. g4 Qh4 0-1 };
    chess!(#![strict] "1. f3 e5 2. g4 Qh4 mate 0-1");
}
