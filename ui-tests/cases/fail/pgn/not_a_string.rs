//! A path is a string.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!(games);
}
