//! A file can have many games, so it is no line.

use chess_runtime::pgn;

pgn! { line GAMES = "games/immortal.pgn"; }

fn main() {}
