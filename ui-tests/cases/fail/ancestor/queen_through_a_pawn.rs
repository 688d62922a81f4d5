//! A queen goes through a pawn (section 4.3.2). The squares that Chesskell lists are those she can go to.

use chess_runtime::chess;

fn main() {
    chess! {
        chess
          pawn e2 to e4
          pawn f7 to f5
          queen d1 to d3
          pawn g7 to g5
          queen f3 to h5
        end
    };
}
