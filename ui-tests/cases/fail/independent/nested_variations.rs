//! A mistake in a variation of a variation.

use chess_runtime::chess;

fn main() {
    chess! {
        1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6 3. Ng3) d6 3. d5) 2. Nf3
    };
}
