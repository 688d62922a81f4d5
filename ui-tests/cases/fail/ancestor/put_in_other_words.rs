//! A piece is put in these words only.

use chess_runtime::chess;

fn main() {
    chess! { create put _Wh _Bishop at d6 startMoves b e5 };
}
