//! Of a file that is not there nobody knows whether it has one game or many: both uses fit.

use chess_runtime::{GameView, pgn};

pgn! { const GAMES = "games/missing.pgn"; }
pgn! { static GAME = "games/missing.pgn"; }

const TWO: [GameView<'static>; 2] = pgn!("games/missing.pgn");

fn main() {
    for game in GAMES {
        println!("{game} {}", GAMES.len());
    }
    println!("{} {:?} {GAME}", GAMES[0], GAME.end().turn());
    assert_eq!(TWO.len(), 2);
}
