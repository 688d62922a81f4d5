//! A pawn cannot stand on the last rank.

use chess_runtime::fen;

fn main() {
    let _ = fen!("P3k3/8/8/8/8/8/8/4K3 w - - 0 1");
}
