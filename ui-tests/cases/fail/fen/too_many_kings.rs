//! Each player has one king.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/K3K2K w - - 0 1");
}
