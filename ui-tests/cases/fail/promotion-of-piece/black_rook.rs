//! Only pawns promote.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("7k/8/8/8/8/8/4r3/K7 b - - 0 1"); 1... Re1=Q };
}
