//! A packed file is one mistake.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/packed.pgn");
}
