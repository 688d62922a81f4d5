//! What uses the game gives no further errors.

use chess_runtime::pgn;

pgn! { const IMMORTAL = "games/illegal.pgn"; }

fn main() {
    assert_eq!(IMMORTAL.moves().len(), 6);
}
