//! Two bishops can go to one square (section 4.3.2). The position is dead, but the move is judged before that.

use chess_runtime::chess;

fn main() {
    chess! {
        create
          put _Wh _B at d6
          put _Wh _B at b4
        startMoves
          b c5
        end
    };
}
