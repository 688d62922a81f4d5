//! A start is a fen! or a position!.

use chess_runtime::chess;

fn main() {
    chess! { from fem!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"); 1. e4 };
}
