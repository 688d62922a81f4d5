//! A king that is away from its rank has moved.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/4K3/7R w K - 0 1");
}
