//! Pawns cannot stand on the first or last rank.

use chess_runtime::fen;

fn main() {
    let _ = fen!("P3k3/8/8/8/8/8/8/p3K3 w - - 0 1");
}
