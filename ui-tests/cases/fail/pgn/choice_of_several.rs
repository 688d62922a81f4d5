//! Several games have this tag.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/players.pgn", White = "Carlsen, M.");
}
