//! Positions to learn from: the engine plays itself or a sparring partner, and the generator writes quiet
//! positions of the games with the players' scores and the result of the game. Another engine can replace
//! the scores.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use chess_runtime::engine::{Engine, Limits, Options};
use chess_types::{Color, Move, MoveKind, Position};

use crate::games_of_engines::{Pairing, Played, Player, opening, play};
use crate::uci_player::UciPlayer;

/// What to generate.
#[derive(Clone, Debug)]
pub struct Generation {
    /// How many games.
    pub games: u64,
    /// The nodes of the search for each move.
    pub nodes: u64,
    /// The seed of the openings. Another seed gives other games.
    pub seed: u64,
    /// How many games are played at a time.
    pub jobs: usize,
    /// A program that speaks UCI to play against, and its nodes per move.
    pub sparring: Option<(String, u64)>,
}

/// Plays the games and writes a line `FEN;score;result` for each position, from White's point of view.
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
                let mut engine = Engine::new(options);
                let mut other: Box<dyn Player> = match &generation.sparring {
                    None => Box::new(Engine::new(options)),
                    Some((program, nodes)) => {
                        Box::new(UciPlayer::start(program, *nodes).expect("the sparring partner starts"))
                    }
                };
                let pairing = Pairing { limits: Limits::new().nodes(generation.nodes), adjudicate: true };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= generation.games {
                        break;
                    }
                    let start = opening(&mut engine, generation.seed * 7_919_000 + number);
                    let played = if number.is_multiple_of(2) {
                        play(&start, &mut engine, &mut *other, &pairing)
                    } else {
                        play(&start, &mut *other, &mut engine, &pairing)
                    };
                    let lines = quiet_positions(&played);
                    let mut out = out.lock().expect("no thread panics");
                    out.write_all(lines.as_bytes()).expect("positions can be written");
                }
            });
        }
    });
}

/// Replaces the scores of positions by those of a program that speaks UCI.
///
/// # Panics
/// If the program does not answer.
#[must_use]
pub fn judge(lines: &[&str], program: &str, nodes: u64) -> String {
    let mut judge = UciPlayer::start(program, nodes).expect("the judge starts");
    let mut judged = String::new();
    for line in lines {
        let mut fields = line.split(';');
        let (Some(fen), Some(_), Some(result)) = (fields.next(), fields.next(), fields.next()) else {
            continue;
        };
        let Ok(position) = Position::from_fen(fen) else { continue };
        let score = judge.judge(&position).expect("the judge answers");
        let score = if position.turn() == Color::White { score } else { -score };
        judged += &format!("{fen};{score};{result}\n");
    }
    judged
}

/// The quiet positions of a game, in which a static evaluation makes sense.
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
