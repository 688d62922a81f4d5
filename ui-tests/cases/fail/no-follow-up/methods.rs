//! What uses the game gives no further errors.

use chess_runtime::chess;

fn main() {
    let game = chess! { 1. e4 e5 2. Qd3 Nc6 };
    let last = game.moves().last().map(|m| m.to());
    assert_eq!(game.len(), 4);
    assert_eq!(game.end().turn(), chess_runtime::Color::White);
    println!("{game} {last:?} {:?} {:?}", game.outcome(), game.tag("White"));
}
