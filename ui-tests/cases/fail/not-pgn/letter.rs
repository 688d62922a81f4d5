//! A file of another kind is one mistake.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/letter.pgn");
}
