//! A mistake in a file has the file's name, line and column.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/illegal.pgn");
}
