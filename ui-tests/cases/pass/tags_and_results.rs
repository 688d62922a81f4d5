//! Tag pairs before the moves, results after them.

use chess_runtime::{GameResult, chess};

fn main() {
    let game = chess! {
        [White "Anderssen, Adolf"]
        [Black "Kieseritzky, \"Lionel\""]
        [Result "1-0"]
        1. e4 e5 2. f4 1-0
    };
    assert_eq!(game.tag("White"), Some("Anderssen, Adolf"));
    assert_eq!(game.tag("Black"), Some("Kieseritzky, \"Lionel\""));
    assert_eq!(game.tag("Event"), None);
    assert_eq!(game.result(), Some(GameResult::WhiteWins));
    assert_eq!(game.outcome(), None);
    assert_eq!(game.to_string(), "1. e4 e5 2. f4 1-0");

    assert_eq!(chess! { 1. e4 0-1 }.result(), Some(GameResult::BlackWins));
    assert_eq!(chess! { 1. e4 1/2-1/2 }.result(), Some(GameResult::Draw));
    assert_eq!(chess! { 1. e4 1/2 }.result(), Some(GameResult::Draw));
    assert_eq!(chess! { 1. e4 * }.result(), Some(GameResult::Unknown));
    assert_eq!(chess! { 1. e4 }.result(), None);
    assert_eq!(chess! { 1. f3 e5 2. g4 Qh4 mate }.result(), Some(GameResult::BlackWins));
}
