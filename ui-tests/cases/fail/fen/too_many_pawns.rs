//! A player has eight pawns at most.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1");
}
