//! The game that is chosen is judged.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/players.pgn", game 3);
}
