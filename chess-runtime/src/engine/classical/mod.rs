//! The textbook searches of earlier chess programs, for teaching and for comparison: minimax and alpha-beta, each
//! on one thread and on several in more than one way, to a fixed depth and with simple scores.
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
//! The **parallel** versions share the positions after the first plies among threads. In minimax the threads
//! share nothing else. In alpha-beta they also share the best scores so far, so that a result of one thread
//! saves the others work. Which moves they search then depends on which thread is quicker, but the score
//! does not.
//!
//! **Breadth-first** lists the positions after the first plies level by level and gives each thread one stretch of the last
//! level. **Principal variation splitting** searches the first move of each node first, and shares the others when it knows
//! what the first is worth.
//!
//! A [`Plan`] says how many plies are shared, by how many threads and with which scores; a [`Report`] tells how many tasks
//! that made and how the work fell on the threads.
//!
//! ```
//! use chess_runtime::Position;
//! use chess_runtime::engine::classical::{self, Plan, Strategy};
//!
//! let plan = Plan::new(Strategy::ParallelMinimax, 3).parallel_depth(2).threads(2);
//! let report = classical::search(&Position::default(), &plan);
//! assert_eq!(report.tasks, 20 + 400, "the moves of the first two plies");
//! assert_eq!(report.work.iter().map(|work| work.tasks).sum::<u64>(), 400);
//! ```
//!
//! [`Engine`](super::Engine) uses none of this: it searches some lines more deeply than others.

mod alpha_beta;
mod crew;
mod dampened;
mod minimax;
mod plan;
mod scores;
mod tree;

use std::sync::atomic::Ordering;
use std::vec::Vec;

use chess_types::{Move, Position};

use super::score::{Score, Value, mated_in};

use crew::Crew;

pub use crew::Work;
pub use dampened::{Dampened, dampened};
pub use plan::{ParsePlanError, Plan};
pub use scores::{Scores, classical_score, material_score};

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
    /// Every line; the positions after the first plies are listed, and each thread has one stretch of the list.
    BreadthFirst,
    /// Only lines that can change the result: the first move of a node by itself, the others shared among threads.
    PrincipalVariation,
}

impl Strategy {
    /// All six.
    pub const ALL: [Strategy; 6] = [
        Strategy::Minimax,
        Strategy::ParallelMinimax,
        Strategy::AlphaBeta,
        Strategy::ParallelAlphaBeta,
        Strategy::BreadthFirst,
        Strategy::PrincipalVariation,
    ];
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

/// What a search by a plan chose, and how its work was shared.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Report {
    /// The choice.
    pub choice: Choice,
    /// The tasks that the work was cut into: the nodes of the plies that are shared. Those above the last of these plies
    /// only wait for those below them. None if one thread did it all.
    pub tasks: u64,
    /// What each thread did; empty if one thread did it all.
    pub work: Vec<Work>,
}

/// Chooses a move with a lookahead of `depth` plies. Parallel strategies share the moves of the first ply.
#[must_use]
pub fn choose(position: &Position, strategy: Strategy, depth: u32) -> Choice {
    search(position, &Plan::new(strategy, depth)).choice
}

/// Chooses a move by a plan.
#[must_use]
pub fn search(position: &Position, plan: &Plan) -> Report {
    let plan = Plan { depth: plan.depth.max(1), ..*plan };
    let is_shared = plan.strategy.is_parallel()
        && position.has_legal_move()
        && (plan.parallel_depth > 0 || !plan.strategy.has_parallel_depth());
    let crew = Crew::new(if is_shared { plan.thread_count() } else { 0 });
    let Plan { depth, scores, .. } = plan;
    let found = match plan.strategy {
        Strategy::Minimax => minimax::sequential(position, depth, 0, scores),
        Strategy::ParallelMinimax | Strategy::BreadthFirst if !is_shared => {
            minimax::sequential(position, depth, 0, scores)
        }
        Strategy::ParallelMinimax => minimax::parallel(position, &plan, &crew),
        Strategy::BreadthFirst => minimax::breadth_first(position, &plan, &crew),
        Strategy::ParallelAlphaBeta if is_shared => alpha_beta::parallel(position, &plan, &crew),
        Strategy::PrincipalVariation if is_shared => alpha_beta::splitting(position, &plan, &crew),
        _ => alpha_beta::sequential(position, depth, 0, alpha_beta::EVERYTHING, scores),
    };
    let choice = Choice { best: found.best, score: Score::from_value(found.value), nodes: found.nodes };
    Report { choice, tasks: crew.tasks.load(Ordering::Relaxed), work: crew.work() }
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
