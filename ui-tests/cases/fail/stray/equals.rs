//! Nothing stands between moves.

use chess_runtime::chess;

fn main() {
    chess! { e4 == e5 };
}
