//! A game that nobody uses is the user's to know of, under its name.

#![deny(dead_code)]

use chess_runtime::chess;

chess! { const PLAIN = 1. e4 e5; }
chess! { static COMMENTED = 1. e4 { the open game } e5; }
chess! { line FOR_OTHERS = 1. e4 e5; }
chess! { const USED = after FOR_OTHERS; 2. Nf3; }

fn main() {
    assert_eq!(USED.len(), 1);
}
