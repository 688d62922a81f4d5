//! One rook on each side can castle.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4K1RR w HG - 0 1");
}
