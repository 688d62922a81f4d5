//! Both kings are missing.

use chess_runtime::chess;

fn main() {
    chess! {
        [FEN "8/8/8/8/8/8/8/8 w - - 0 1"]
        1. Kd5
    };
}
