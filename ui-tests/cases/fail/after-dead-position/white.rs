//! With one bishop the game is over.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/3P4/8/8/8/8/8/4K1b1 b - - 0 1"); 1... Kxd7 2. Kd2 Ke7 };
}
