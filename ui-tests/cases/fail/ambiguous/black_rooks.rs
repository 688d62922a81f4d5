//! Two rooks can go there.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("r6r/1k6/8/8/8/8/8/6K1 b - - 0 1"); 1... Rd8 };
}
