//! A file in another encoding is one mistake.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/utf_16.pgn");
}
