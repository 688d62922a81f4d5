//! A right to castle needs its rook.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4K3 w Q - 0 1");
}
