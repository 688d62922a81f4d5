//! A king that has moved may not castle.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. Kf1 a6 5. Ke1 a5 6. O-O };
}
