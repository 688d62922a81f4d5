//! In a file tags, glyphs and lines are looked at too.

use chess_runtime::pgn;

fn main() {
    let _ = pgn! { #![strict] "games/careless.pgn" };
}
