//! A pawn becomes a piece.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/7P/8/8/8/8/8/4K3 w - - 0 1"); pawn h7 to h8 becomes tower };
}
