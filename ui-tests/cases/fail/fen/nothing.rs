//! A FEN is a string.

use chess_runtime::fen;

fn main() {
    let _ = fen!();
}
