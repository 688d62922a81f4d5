//! No pawn can have passed there.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4K3 w - e6 0 1");
}
