//! A legal move in a dead position comes after the end of the game.

use chess_runtime::chess;

fn main() {
    chess! { create put _Wh _B at d6 startMoves bishop d6 to e5 };
}
