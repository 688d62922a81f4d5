//! Kings are never taken.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/4r3/4p3/8/8/8/4K3 b - - 0 1"); 1... Rxe1 };
}
