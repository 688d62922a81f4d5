//! A FEN without an en passant square tells of no double step.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"); 1. exd6 };
}
