//! Every extra piece was a pawn once.

use chess_runtime::fen;

fn main() {
    let _ = fen!("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1");
}
