//! The first mistake is reported, and nothing after it.

use chess_runtime::chess;

fn main() {
    chess! { pawn a2 to a6 pawn h7 to h1 };
}
