//! There are not so many games.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/players.pgn", game 9);
}
