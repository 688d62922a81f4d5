//! A file says itself where its games start.

use chess_runtime::pgn;

fn main() {
    pgn!(from fen!("7k/P7/8/8/8/8/8/K7 w - - 0 1"); "games/immortal.pgn");
}
