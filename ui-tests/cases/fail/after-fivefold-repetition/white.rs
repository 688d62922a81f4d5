//! When a position comes for the fifth time the game is over.

use chess_runtime::chess;

fn main() {
    chess! { Nf3 Nf6 Ng1 Ng8  Nf3 Nf6 Ng1 Ng8  Nf3 Nf6 Ng1 Ng8  Nf3 Nf6 Ng1 Ng8  e4 };
}
