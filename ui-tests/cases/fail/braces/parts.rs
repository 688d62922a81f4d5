//! Comments without a move are probably moves.

use chess_runtime::chess;

fn main() {
    chess! { { 1. e4 e5 } { 2. Nf3 } };
    chess! { { e4 e5 } 1-0 };
}
