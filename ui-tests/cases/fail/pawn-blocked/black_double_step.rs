//! A double step passes over an empty square.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nf3 a6 2. Nd4 a5 3. Ne6 e5 };
}
