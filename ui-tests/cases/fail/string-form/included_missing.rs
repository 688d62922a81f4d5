//! A file that is not there.

use chess_runtime::chess;

fn main() {
    chess!(include_str!("../../games/missing.pgn"));
}
