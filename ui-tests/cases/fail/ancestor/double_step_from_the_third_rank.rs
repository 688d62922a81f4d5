//! A pawn steps two squares only from its first rank.

use chess_runtime::chess;

fn main() {
    chess! { pawn e2 to e3 p a6 pawn e3 to e5 };
}
