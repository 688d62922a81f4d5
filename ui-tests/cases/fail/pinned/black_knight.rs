//! A knight that shields its king cannot move at all.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/4n3/8/8/8/8/4R3/4K3 b - - 0 1"); 1... Nc6 };
}
