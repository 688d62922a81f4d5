//! A number on the board.

use chess_runtime::fen;

fn main() {
    let _ = fen!("9/8/8/8/8/8/8/4K3 w - - 0 1");
}
