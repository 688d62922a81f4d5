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
//! **Minimax** tries every move, every reply, every reply to that, and so on to the given depth.
//! At the end of each line it adds up the values of pieces and squares. On the way back, each player
//! chooses the move that is best for that player.
//!
//! **Alpha-beta** finds the same score with less work. Once one reply shows that a move is worse than a
//! move already searched, the other replies need not be searched: they cannot make the move better.
//!
//! The **parallel** versions share the moves of the first plies among threads. In minimax the threads
//! share nothing else. In alpha-beta they also share the best score so far, so that a result of one thread
//! saves the others work. Which moves they search then depends on which thread is quicker, but the score
//! does not.
//!
//! [`Engine`](super::Engine) uses none of this: it searches some lines more deeply than others.

mod alpha_beta;
mod minimax;
mod scores;

use std::sync::atomic::{AtomicUsize, Ordering};

use chess_types::{Move, Position};

use super::score::{Score, Value, mated_in};

pub use scores::classical_score;

/// The number of plies whose moves are shared among threads.
const PARALLEL_DEPTH: u32 = 1;

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strategy {
    /// Every line, one after the other.
    Minimax,
    /// Every line, shared among threads.
    ParallelMinimax,
    /// Only lines that can change the result, one after the other.
    AlphaBeta,
    /// Only lines that can change the result, shared among threads.
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
    /// The best move; `None` if there is no legal one. Among moves with the same score, strategies may
    /// choose different ones.
    pub best: Option<Move>,
    /// What the position is worth to the side to move: the same for all strategies.
    pub score: Score,
    /// Nodes searched.
    pub nodes: u64,
}

/// Chooses a move with a lookahead of `depth` plies.
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

/// Runs `work` once for each number below `count`, on as many threads as there are processors.
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
