//! A game that has ended is nothing to go on from.

use chess_runtime::chess;

chess! { line WON = 1. e4 e5 1-0; }

fn main() {
    chess! { after WON; 2. Nf3 };
}
