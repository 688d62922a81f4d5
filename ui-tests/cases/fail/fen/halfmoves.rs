//! The halfmove clock is a number.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4K3 w - - x 1");
}
