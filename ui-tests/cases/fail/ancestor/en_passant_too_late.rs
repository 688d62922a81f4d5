//! A pawn is taken en passant at once or never.

use chess_runtime::chess;

fn main() {
    chess! { p e4 p d5 p e5 p a6 p a3 p a5 pawn e5 to d6 };
}
