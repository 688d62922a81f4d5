//! A choice is a number or a tag.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/players.pgn", 3);
}
