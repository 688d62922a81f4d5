//! What a game can be asked.

use chess_runtime::{Color, GameView, Position, Square, chess};

fn main() {
    let game = chess! { [Event "Test"] 1. e4 e5 2. Nf3 };
    assert_eq!(game.moves()[0].from(), Square::E2);
    assert_eq!(game.start(), Position::default());
    assert_eq!(game.end().to_fen(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    assert_eq!(game.end().turn(), Color::Black);
    assert!(game.tags().eq([("Event", "Test")]));
    assert_eq!(game.positions().len(), 4);
    assert_eq!(game.positions().last(), Some(game.end()));

    let copy = game;
    assert_eq!(copy, game.clone());
    assert_eq!(format!("{game:?}"), "Game(1. e4 e5 2. Nf3)");
    let view: GameView<'_> = game.view();
    assert_eq!(view.to_string(), game.to_string());
    assert!(!view.is_empty() && !game.is_empty() && chess! {}.is_empty());
}
