//! Who is to move is not to be guessed.

use chess_runtime::fen;

fn main() {
    let _ = fen!("r3k2r/8/8/8/8/8/8/4K2R");
}
