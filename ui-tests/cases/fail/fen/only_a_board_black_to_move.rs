//! Who is to move is not to be guessed.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/8/4RK2");
}
