//! Two hundred games of the engine with itself, in which every move must be legal.

use chess_runtime::engine::{Engine, Limits, Options, Query, StopHandle};
use chess_types::{History, Position};

#[test]
fn two_hundred_games_without_an_illegal_move() {
    let mut engine = Engine::new(Options { hash_megabytes: 1, ..Options::default() });
    let mut finished = 0;
    for number in 0..200u64 {
        // Every third game is a Chess960 game, because its castling moves are the hardest moves.
        let start = match number % 3 {
            0 => Position::chess960((number * 37 % 960) as u16).unwrap(),
            _ => Position::default(),
        };
        let mut history = History::new(start);
        let mut dice = number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        while history.outcome().is_none() && history.moves().len() < 160 {
            let moves = history.position().legal_moves();
            let m = if history.moves().len() < 6 {
                dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                moves[(dice >> 33) as usize % moves.len()]
            } else {
                let query = Query::new(&history).limits(Limits::new().nodes(60 + number));
                let answer = engine.search(&query, &mut (), &StopHandle::new());
                for line in &answer.lines {
                    let end =
                        line.moves.iter().try_fold(*history.position(), |position, &m| position.play(m));
                    assert!(
                        end.is_ok(),
                        "game {number}: {:?} in {}",
                        line.moves,
                        history.position().to_fen()
                    );
                }
                answer.best().unwrap()
            };
            history
                .play(m)
                .unwrap_or_else(|error| panic!("game {number}: {error} in {}", history.position().to_fen()));
        }
        finished += usize::from(history.outcome().is_some());
    }
    assert!(finished > 20, "only {finished} games came to an end");
}
