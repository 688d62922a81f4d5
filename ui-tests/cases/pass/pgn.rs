//! Games from files: one game with its type, several as views.

use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::U33;
use chess_runtime::{Game, GameView, Position, White, pgn};

const OPERA: Game<U33, Checkmate<White>> = pgn!("games/opera.pgn");
static MATES: [GameView<'static>; 3] = pgn!("games/mates.pgn");

fn main() {
    assert_eq!(OPERA.len(), 33);
    assert_eq!(OPERA.tag("White"), Some("Morphy, Paul"));
    assert_eq!(OPERA.outcome().unwrap().to_string(), "checkmate, White wins");
    assert!(OPERA.to_string().ends_with("17. Rd8# 1-0"));

    let shown = MATES.map(|game| game.to_string());
    assert_eq!(shown[0], "1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(shown[1], "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0");
    assert_eq!(shown[2], "1. Ra8# 1-0");
    assert_ne!(MATES[2].start(), Position::default());
    assert_eq!(pgn!["games/mates.pgn"][0], MATES[0]);
}
