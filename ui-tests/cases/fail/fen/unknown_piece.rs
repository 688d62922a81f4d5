//! A letter that is no piece.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4J3 w - - 0 1");
}
