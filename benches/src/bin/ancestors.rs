//! The table of the program PM: the textbook searches on the same four boards, the time that two consecutive moves take at a
//! fixed depth, and what share of sequential minimax that is. Below its six rows are the two searches that PM left for
//! later, and our engine.
//!
//! ```text
//! cargo run --release -p chess-benches --bin ancestors [-- DEPTH]
//! ```
//!
//! Times are wall-clock times, because most of the searches use all processors: run nothing else at the same
//! time. Then come the tasks and the work of each thread on the third board.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::env;
use std::time::Instant;

use chess_benches::table::row;
use chess_runtime::engine::classical::{self, Plan};
use chess_runtime::engine::{Engine, Limits, Options};
use chess_types::{Move, Position};

const DEPTH: u32 = 4;

/// The boards: a name, a position and the moves from there. On PM's third board, a combination of Stamma's, its generator
/// counts 39 moves with 1701 answers, as there are on this one by the Laws.
const BOARDS: [(&str, &str, &str); 4] = [
    ("B1", START, ""),
    ("B2", START, "e4 c5"),
    ("B3", "rn1q1bn1/pp3kp1/5B1r/2ppp3/P2P1p1p/4P2b/1PP2PP1/RNQ1KBNR w KQ - 0 12", ""),
    ("B4", START, "e4 e5 Nf3 Nc6 Bb5"),
];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The rows: PM's six, and two more, each less its depth.
const ROWS: [&str; 8] = ["Seq", "Par,1", "Par,2", "SeqAB", "ParAB,1", "ParAB,2", "BFS,2", "PVS"];

fn main() {
    let depth = env::args().nth(1).map_or(DEPTH, |word| word.parse().expect("DEPTH is a number"));
    let boards = BOARDS.map(|(_, fen, moves)| board(fen, moves));
    println!("seconds for two consecutive moves: B1 start, B2 Sicilian, B3 39 moves, B4 Ruy Lopez");
    println!("{}", row("", BOARDS.iter().map(|(name, ..)| (*name).to_string()).chain(["of Seq".into()])));
    let mut alone = None;
    for name in ROWS {
        let plan: Plan = format!("{name},{depth}").parse().expect("a plan");
        let choose = |position: &Position| classical::search(position, &plan).choice.best;
        let seconds = boards.map(|board| two_moves(board, choose));
        print(&format!("{name},{depth}"), seconds, *alone.get_or_insert(seconds));
    }
    let seconds = boards.map(|board| ours(board, depth));
    print("ours", seconds, alone.unwrap_or(seconds));
    println!("\ntasks on B3, and what each thread searched of them");
    for name in ["Par,1", "Par,2", "ParAB,1", "ParAB,2", "BFS,2"] {
        let plan: Plan = format!("{name},{depth}").parse().expect("a plan");
        let report = classical::search(&boards[2], &plan);
        let work = report.work.iter().map(|work| format!("{} ({} nodes)", work.tasks, work.nodes));
        println!("{name},{depth}: {} tasks; {}", report.tasks, work.collect::<Vec<_>>().join(", "));
    }
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

/// A row of the table. Its last column is the mean of the shares, as in PM's.
fn print(name: &str, seconds: [f64; 4], alone: [f64; 4]) {
    let shares = seconds.iter().zip(alone).map(|(seconds, alone)| seconds / alone);
    let share = format!("{:.2} %", 100.0 * shares.sum::<f64>() / 4.0);
    println!("{}", row(name, seconds.iter().map(|seconds| format!("{seconds:.4}")).chain([share])));
}
