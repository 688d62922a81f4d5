//! A pawn is taken en passant at once or never.

use chess_runtime::chess;

fn main() {
    chess! { e4 a5 a3 a4 b4 h6 h3 axb3 };
}
