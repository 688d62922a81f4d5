//! Every reason is named, one a line.

use chess_runtime::fen;

fn main() {
    let _ = fen!("P7/8/8/8/8/8/8/4K3 w Q e6 0 1");
}
