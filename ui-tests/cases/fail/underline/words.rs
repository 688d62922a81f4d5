//! All the words of a move are underlined.

use chess_runtime::chess;

fn main() {
    chess! { pawn e2 to e5 };
}
