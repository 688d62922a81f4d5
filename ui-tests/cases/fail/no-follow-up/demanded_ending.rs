//! A function that demands a mate still accepts the game.

use chess_runtime::ending::Checkmate;
use chess_runtime::{Game, White, chess};
use chess_runtime::typenum::U7;

fn publish(game: &Game<U7, Checkmate<White>>) -> usize {
    game.len()
}

fn main() {
    publish(&chess! { 1. e4 e5 2. Bd4 Nc6 3. Qh5 Nf6 4. Qxf7 mate });
}
