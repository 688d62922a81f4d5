//! Positions to learn from: the engine plays itself, and quiet positions of the games are written
//! down with what the search thought of them and how the game ended.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use chess_runtime::engine::{Engine, Limits, Options};
use chess_types::{Color, Move, MoveKind, Position};

use crate::games_of_engines::{Pairing, Played, opening, play};

/// What to generate.
#[derive(Clone, Copy, Debug)]
pub struct Generation {
    /// How many games.
    pub games: u64,
    /// Positions looked at for each move.
    pub nodes: u64,
    /// Other seeds give other games.
    pub seed: u64,
    /// How many games are played at a time.
    pub jobs: usize,
}

/// Plays the games and writes a line `FEN;score;result` for each position, seen by White.
///
/// # Panics
/// If the positions cannot be written.
pub fn generate(generation: &Generation, out: &mut (dyn Write + Send)) {
    let out = Mutex::new(out);
    let next = AtomicU64::new(0);
    std::thread::scope(|scope| {
        for _ in 0..generation.jobs {
            scope.spawn(|| {
                let options = Options { hash_megabytes: 4, ..Options::default() };
                let (mut white, mut black) = (Engine::new(options), Engine::new(options));
                let pairing = Pairing { limits: Limits::new().nodes(generation.nodes), adjudicate: true };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= generation.games {
                        break;
                    }
                    let start = opening(&mut white, generation.seed * 7_919_000 + number);
                    let lines = quiet_positions(&play(&start, &mut white, &mut black, &pairing));
                    let mut out = out.lock().expect("no thread panics");
                    out.write_all(lines.as_bytes()).expect("positions can be written");
                }
            });
        }
    });
}

/// The positions of a game that a static evaluation can be expected to understand.
fn quiet_positions(played: &Played) -> String {
    let mut lines = String::new();
    let mut position = *played.history.start();
    for (ply, (&m, &score)) in played.history.moves().iter().zip(&played.scores).enumerate() {
        if ply >= 4 && !position.is_check() && is_quiet(&position, m) && score.abs() < 1500 {
            lines += &format!("{};{score};{}\n", position.to_fen(), played.score);
        }
        position = position.play_unchecked(m);
    }
    lines
}

fn is_quiet(position: &Position, m: Move) -> bool {
    let takes = position.board().color_at(m.to()).is_some_and(|color: Color| color != position.turn());
    !takes && matches!(m.kind(), MoveKind::Normal | MoveKind::Castle(_))
}
