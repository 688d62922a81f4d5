//! Runs the positions of an EPD file through the engine and prints which it solved.
//!
//! ```text
//! cargo run --release -p chess-benches --bin epd -- FILE [SECONDS] [THREADS] [--off FEATURE]...
//! ```
//!
//! The program reads the opcodes `bm` (one of these moves is right), `am` (none of these moves is right) and
//! `dm` (a mate in this many moves must be found). `bm #3` counts as `dm 3`. `--off` switches an idea of the
//! search off.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is what it is for")]

use std::time::Duration;

use chess_runtime::engine::{Engine, Features, Limits, Options, Score, Suggestion};
use chess_types::{Move, Position};

/// What a test asks for.
enum Goal {
    Best(Vec<Move>),
    Avoid(Vec<Move>),
    Mate(i32),
}

impl Goal {
    fn is_met(&self, found: &Suggestion) -> bool {
        match self {
            Goal::Best(moves) => found.best.is_some_and(|best| moves.contains(&best)),
            Goal::Avoid(moves) => found.best.is_some_and(|best| !moves.contains(&best)),
            Goal::Mate(moves) => found.score == Score::Mate(*moves),
        }
    }
}

/// The position and the goals of a line; `None` for comments.
fn read(line: &str) -> Option<(Position, Vec<Goal>)> {
    let mut fields = line.splitn(5, ' ');
    let board: Vec<&str> = fields.by_ref().take(4).collect();
    let position = Position::from_fen(&board.join(" ")).ok()?;
    let goals = fields.next()?.split(';').filter_map(|operation| {
        let (name, arguments) = operation.trim().split_once(' ')?;
        let moves = || arguments.split(' ').filter_map(|san| position.parse_san(san).ok()).collect();
        match name {
            "bm" if arguments.starts_with('#') => Some(Goal::Mate(arguments[1..].parse().ok()?)),
            "bm" => Some(Goal::Best(moves())),
            "am" => Some(Goal::Avoid(moves())),
            "dm" => Some(Goal::Mate(arguments.parse().ok()?)),
            _ => None,
        }
    });
    let goals = goals.collect();
    Some((position, goals))
}

fn main() {
    let mut features = Features::ALL;
    let mut arguments = Vec::new();
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--off" {
            let name = words.next().unwrap_or_default();
            features = features.toggled(&name).unwrap_or_else(|| panic!("no feature {name:?}"));
        } else {
            arguments.push(word);
        }
    }
    let Some(path) = arguments.first() else {
        eprintln!("usage: epd FILE [SECONDS] [THREADS] [--off FEATURE]...");
        std::process::exit(2);
    };
    let number = |index: usize| arguments.get(index).and_then(|text| text.parse::<f64>().ok());
    let time = Duration::from_secs_f64(number(1).unwrap_or(1.0));
    let threads = number(2).unwrap_or(1.0) as usize;
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));

    let mut engine = Engine::new(Options { hash_megabytes: 64, threads, features, ..Options::default() });
    let (mut solved, mut total) = (0, 0);
    for (line, (position, goals)) in text.lines().filter_map(|line| Some((line, read(line)?))) {
        engine.clear();
        let found = engine.suggest(&position, Limits::new().time(time));
        total += 1;
        if goals.iter().all(|goal| goal.is_met(&found)) {
            solved += 1;
        } else {
            let played = found.best.map(|m| position.san(m).to_string()).unwrap_or_default();
            println!("{line}\n    played {played} {} at depth {}", found.score, found.depth);
        }
    }
    println!("{solved} of {total} solved in {time:?} each");
}
