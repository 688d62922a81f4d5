//! A comment is no game.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/comment_only.pgn");
}
