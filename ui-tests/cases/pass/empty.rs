//! A game without moves is a game.

use chess_runtime::{Position, chess, pgn};

fn main() {
    let nothing = chess! {};
    assert_eq!(nothing.len(), 0);
    assert_eq!(nothing.to_string(), "");
    assert_eq!(nothing.end(), Position::default());

    assert_eq!(chess!("").len(), 0);
    assert_eq!(chess! { * }.to_string(), "*");
    assert_eq!(pgn!("games/opera.pgn").tags().len(), 7);
}
