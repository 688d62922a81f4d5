//! Castling rights are KQkq.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4K3 w X - 0 1");
}
