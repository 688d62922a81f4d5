//! The four textbook searches and our engine on the same four boards: the time that two consecutive
//! moves take at a fixed depth, and what share of sequential minimax that is.
//!
//! ```text
//! cargo run --release -p chess-benches --bin ancestors [-- DEPTH]
//! ```
//!
//! Times are wall-clock times, because two of the searches use all processors: run nothing else at the same
//! time.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::env;
use std::time::Instant;

use chess_benches::table::row;
use chess_runtime::engine::classical::{Strategy, choose};
use chess_runtime::engine::{Engine, Limits, Options};
use chess_types::{Move, Position};

const DEPTH: u32 = 4;

/// The boards: a name, a position and the moves from there.
const BOARDS: [(&str, &str, &str); 4] = [
    ("initial position", START, ""),
    ("Sicilian", START, "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6"),
    ("Ruy Lopez", START, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7"),
    ("a combination", "1r5k/1b2K2p/7p/2pp3P/7B/5pp1/4p3/5r2 w - - 0 1", ""),
];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const COLUMNS: [&str; 5] = ["Seq", "Par", "SeqAB", "ParAB", "ours"];

fn main() {
    let depth = env::args().nth(1).map_or(DEPTH, |word| word.parse().expect("DEPTH is a number"));
    println!("seconds for two consecutive moves at depth {depth}, and the share of Seq");
    println!("{}", row("", COLUMNS));
    let mut sums = [0.0; 5];
    for (name, fen, moves) in BOARDS {
        let position = board(fen, moves);
        let seconds = [
            two_moves(position, |position| choose(position, Strategy::Minimax, depth).best),
            two_moves(position, |position| choose(position, Strategy::ParallelMinimax, depth).best),
            two_moves(position, |position| choose(position, Strategy::AlphaBeta, depth).best),
            two_moves(position, |position| choose(position, Strategy::ParallelAlphaBeta, depth).best),
            ours(position, depth),
        ];
        print(name, &seconds);
        sums.iter_mut().zip(seconds).for_each(|(sum, seconds)| *sum += seconds);
    }
    print("all four", &sums);
}

fn board(fen: &str, moves: &str) -> Position {
    let start = Position::from_fen(fen).expect("a position");
    moves
        .split_whitespace()
        .fold(start, |position, san| position.play_unchecked(position.parse_san(san).expect("a legal move")))
}

/// How long it takes to choose a move and, after it, the answer.
fn two_moves(mut position: Position, mut choose: impl FnMut(&Position) -> Option<Move>) -> f64 {
    let start = Instant::now();
    for _ in 0..2 {
        if let Some(best) = choose(&position) {
            position = position.play_unchecked(best);
        }
    }
    start.elapsed().as_secs_f64()
}

fn ours(position: Position, depth: u32) -> f64 {
    let mut engine = Engine::new(Options::default());
    two_moves(position, |position| engine.suggest(position, Limits::new().depth(depth)).best)
}

fn print(name: &str, seconds: &[f64; 5]) {
    println!("{}", row(name, seconds.map(|seconds| format!("{seconds:.4}"))));
    println!("{}", row("", seconds.map(|share| format!("{:.2} %", 100.0 * share / seconds[0]))));
}
