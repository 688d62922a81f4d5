//! No last move can have given this check.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1");
}
