//! A rook that has moved does not castle.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. Rg1 a6 5. Rh1 a5 6. O-O };
}
