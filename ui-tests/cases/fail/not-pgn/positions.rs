//! A list of positions is no game.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/positions.pgn");
}
