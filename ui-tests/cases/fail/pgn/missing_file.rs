//! The file is not there.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/missing.pgn");
}
