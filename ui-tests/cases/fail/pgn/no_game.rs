//! A file without a game.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/empty.pgn");
}
