//! Black moves after checkmate (section 4.3.2). By the Laws the game is over, whatever is in check.

use chess_runtime::chess;

fn main() {
    chess! {
        chess
          pawn e2 to e4
          pawn f7 to f5
          queen d1 to f3
          pawn g7 to g5
          queen f3 to h5
          pawn g5 to g4
        end
    };
}
