//! The FEN tag holds no legal position.

use chess_runtime::chess;

fn main() {
    chess! {
        [FEN "4k3/8/8/8/8/8/8/4RK2 w - - 0 1"]
        1. Ke2
    };
}
