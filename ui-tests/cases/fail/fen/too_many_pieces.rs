//! A player has sixteen pieces at most.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/P7/PPPPPPPP/RNBQKBNR w - - 0 1");
}
