//! Each player has a king.

use chess_runtime::fen;

fn main() {
    let _ = fen!("8/8/8/8/8/8/8/4K3 w - - 0 1");
}
