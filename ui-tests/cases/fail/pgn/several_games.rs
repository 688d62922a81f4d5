//! Mistakes in several games of one file.

use chess_runtime::pgn;

fn main() {
    let _ = pgn!("games/several_illegal.pgn");
}
