//! After seventy-five moves without capture or pawn move the game is over.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/8/8/8/8/4K2R w - - 149 100"); 100. Rh2 Kd7 };
}
