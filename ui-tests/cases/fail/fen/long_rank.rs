//! A rank has eight squares.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k4/8/8/8/8/8/8/4K3 w - - 0 1");
}
