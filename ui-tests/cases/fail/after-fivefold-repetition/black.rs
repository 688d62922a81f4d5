//! When a position comes for the fifth time the game is over.

use chess_runtime::chess;

fn main() {
    chess! { e4  Nf6 Nf3 Ng8 Ng1  Nf6 Nf3 Ng8 Ng1  Nf6 Nf3 Ng8 Ng1  Nf6 Nf3 Ng8 Ng1  e5 };
}
