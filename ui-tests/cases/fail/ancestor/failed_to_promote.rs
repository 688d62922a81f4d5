//! A pawn on the last rank must become something (section 4.2.2).

use chess_runtime::chess;

fn main() {
    chess! {
        create
          put _Wh _P at a7
        startMoves
          p a8
        end
    };
}
