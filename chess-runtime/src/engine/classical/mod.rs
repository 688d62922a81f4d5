//! The textbook searches of earlier chess programs, for teaching and for comparison: minimax and alpha-beta, each
//! on one thread and on several, to a fixed depth and with the classical scores.
//!
//! ```
//! use chess_runtime::Position;
//! use chess_runtime::engine::classical::{self, Strategy};
//!
//! let start = Position::default();
//! let plain = classical::choose(&start, Strategy::Minimax, 3);
//! let quick = classical::choose(&start, Strategy::AlphaBeta, 3);
//! assert_eq!(plain.score, quick.score);
//! assert!(quick.nodes < plain.nodes / 2, "alpha-beta looks at less and finds the same");
//! ```
//!
//! **Minimax** tries every move, every answer, every answer to that, and so on to the given depth.
//! At the end of each line it adds up pieces and squares; on the way back each player takes what
//! is best for itself.
//!
//! **Alpha-beta** finds the same score with less work: once one answer shows that a move is worse
//! than another already known, its other answers cannot make it better again.
//!
//! **Parallel**, the moves of the first plies are shared among threads. Minimax shares work and
//! nothing else. Alpha-beta also shares the best score so far, so that what one thread has found
//! spares the others work; which moves they look at then depends on which thread was quicker, but the
//! score does not.
//!
//! None of this is used by [`Engine`](super::Engine), which goes deeper where it matters.

mod alpha_beta;
mod minimax;
mod scores;

use std::sync::atomic::{AtomicUsize, Ordering};

use chess_types::{Move, Position};

use super::score::{Score, Value, mated_in};

pub use scores::classical_score;

/// Plies in which the moves are shared among threads.
const PARALLEL_DEPTH: u32 = 1;

/// How to look ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strategy {
    /// Every line, one after the other.
    Minimax,
    /// Every line, shared among threads.
    ParallelMinimax,
    /// Only lines that can matter, one after the other.
    AlphaBeta,
    /// Only lines that can matter, shared among threads.
    ParallelAlphaBeta,
}

impl Strategy {
    /// All four.
    pub const ALL: [Strategy; 4] =
        [Strategy::Minimax, Strategy::ParallelMinimax, Strategy::AlphaBeta, Strategy::ParallelAlphaBeta];
}

/// What a strategy chose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The best move; `None` if there is no legal one. Among moves of equal worth, strategies may
    /// choose differently.
    pub best: Option<Move>,
    /// What the position is worth to the side to move: the same for all strategies.
    pub score: Score,
    /// Nodes searched.
    pub nodes: u64,
}

/// Chooses a move, looking `depth` plies ahead.
#[must_use]
pub fn choose(position: &Position, strategy: Strategy, depth: u32) -> Choice {
    let depth = depth.max(1);
    let found = match strategy {
        Strategy::Minimax => minimax::sequential(position, depth, 0),
        Strategy::ParallelMinimax => minimax::parallel(position, depth, 0, PARALLEL_DEPTH),
        Strategy::AlphaBeta => alpha_beta::sequential(position, depth, 0, alpha_beta::EVERYTHING),
        Strategy::ParallelAlphaBeta => {
            alpha_beta::parallel(position, depth, 0, alpha_beta::EVERYTHING, PARALLEL_DEPTH)
        }
    };
    Choice { best: found.best, score: Score::from_value(found.value), nodes: found.nodes }
}

/// What is known about a node.
#[derive(Clone, Copy)]
struct Node {
    value: Value,
    best: Option<Move>,
    nodes: u64,
}

impl Node {
    /// A node whose moves are not searched.
    fn leaf(value: Value) -> Node {
        Node { value, best: None, nodes: 1 }
    }

    /// A node without legal moves: mate or stalemate.
    fn end(position: &Position, ply: usize) -> Node {
        Node::leaf(if position.is_check() { mated_in(ply) } else { 0 })
    }
}

/// Runs `work` for each number below `count`, each once, on as many threads as there are processors.
fn share(count: usize, work: impl Fn(usize) + Sync) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(count);
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= count {
                        break;
                    }
                    work(number);
                }
            });
        }
    });
}
