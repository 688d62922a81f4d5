//! A king may not go where a rook attacks.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/8/3RK3 b - - 0 1"); 1... Kd7 };
}
