//! An empty string is no position.

use chess_runtime::fen;

fn main() {
    let _ = fen!("");
}
