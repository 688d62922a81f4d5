//! Where the pawns are locked and no king can come to one, nobody can be mated.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/1p3p1p/pP1p1P2/P1pPp1pP/2P1P1P1/8/4K3 b - - 0 1"); 1... h5 2. Kd2 };
}
