//! A game that nobody keeps is still checked, without a warning.

#![deny(warnings)]

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Nf3 };
    chess!("1. e4 e5 2. Nf3");
    chess! { from fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"); 1. e4 };
    chess! { 1. e4 e5 (1... c5) 2. Nf3 };
}
