//! There is no such piece to become.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("7k/8/8/8/8/8/7p/K7 b - - 0 1"); 1... h1=X };
}
