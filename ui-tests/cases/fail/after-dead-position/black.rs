//! With bare kings the game is over.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"); 1. Kxd2 Kd7 };
}
