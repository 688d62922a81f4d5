//! A king castles once.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1"); 1... O-O 2. Kd1 O-O-O };
}
