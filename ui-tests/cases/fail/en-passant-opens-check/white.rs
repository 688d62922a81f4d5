//! Both pawns leave the rank, and the rook behind them gives check.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1"); 1. exd6 };
}
