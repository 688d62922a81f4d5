//! The en passant square is a square.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4K3 w - e 0 1");
}
