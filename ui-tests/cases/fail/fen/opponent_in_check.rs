//! Whoever is not to move is not in check.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1");
}
