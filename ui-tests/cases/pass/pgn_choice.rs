//! One game of a file of several, chosen by its number or by its tags.

use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::{U4, U7};
use chess_runtime::{Black, Game, White, pgn};

const FIRST: Game<U4, Checkmate<Black>> = pgn!("games/mates.pgn", game 1);
pgn! { static SECOND = "games/mates.pgn", game 2; }

// What is wrong with the other games of a file is no matter.
pgn! { const SOUND = "games/players.pgn", White = "Carlsen, M.", Round = "2"; }
pgn! { const LAST = concat!("games/", "players.pgn"), Black = "Short \"Nigel\"", }

fn main() {
    assert_eq!(FIRST.to_string(), "1. f3 e5 2. g4 Qh4# 0-1");
    let second: &Game<U7, Checkmate<White>> = &SECOND;
    assert_eq!(second.len(), 7);
    assert_eq!(SOUND.to_string(), "1. d4 d5 *");
    assert_eq!(LAST.tag("White"), Some("Anand, V."));
}
