//! A file in place of a string, with its own lines.

use chess_runtime::chess;

fn main() {
    chess!(include_str!("../../games/illegal.pgn"));
}
