//! The side to move is w or b.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4K3 white");
}
