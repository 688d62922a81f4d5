//! After seventy-five moves without capture or pawn move the game is over.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k2r/8/8/8/8/8/8/4K3 b - - 149 100"); 100... Rh7 101. Kd2 };
}
