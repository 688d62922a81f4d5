//! The search of the program Drais, for teaching: principal variation search with internal iterative deepening, a depth that
//! captures use up less of, and values that are dampened on their way to the root.
//!
//! **Fractional depth.** A quiet move costs two of the depth, a capture or a promotion one: so lines of captures are followed
//! to their end, and quiescence needs no search of its own.
//!
//! **Dampening.** A node is worth 95 % of its best move and 5 % of what it looks like itself. A win that comes sooner is worth
//! more, and so is a loss that comes later, without counting plies to the mate. As the scale is another at each node, alpha
//! and beta are taken back through that formula before they are handed down.
//!
//! **Internal iterative deepening.** The depth grows by one until it is reached, each time with the last principal variation
//! first. A node that has no move from there asks a shallower search for its first move.

use std::vec::Vec;

use chess_types::{Move, Position, Role};

use super::scores::classical_score;
use crate::engine::score::Score;

/// What a quiet move and what a capture costs of the depth.
const QUIET: i32 = 2;
const CAPTURE: i32 = 1;

/// The share of the best move in the value of a node.
const LIFTED: f64 = 0.95;

/// What the king is worth, in pawns: however far away a mate is, it is worth more than all pieces.
const MATE: f64 = 1e9;

/// Nodes with less depth than this need no shallower search to order their moves, which is so much less deep.
const WORTH_A_LOOK: i32 = 6;
const SHALLOWER: i32 = 4;

/// What the search found.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Dampened {
    /// The principal variation; empty if there is no legal move.
    pub line: Vec<Move>,
    /// The dampened value for the side to move, in pawns.
    pub value: f64,
    /// The same as a score: a mate where the line ends in one.
    pub score: Score,
    /// Nodes searched.
    pub nodes: u64,
}

/// Searches to this depth, of which a quiet move uses up two and a capture one.
///
/// ```
/// use chess_runtime::engine::{Score, classical};
/// use chess_runtime::Position;
///
/// // The example of Drais.
/// let position: Position = "1r5k/1b2K2p/7p/2pp3P/7B/5pp1/4p3/5r2 w - - 0 3".parse()?;
/// let found = classical::dampened(&position, 10);
/// assert_eq!(position.san(found.line[0]).to_string(), "Kf7");
/// assert_eq!(found.score, Score::Mate(3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn dampened(position: &Position, depth: u32) -> Dampened {
    let mut search = Search { nodes: 0, last: Vec::new() };
    let mut value = 0.0;
    for depth in 1..=depth.clamp(1, 1000) as i32 {
        let mut line = Vec::new();
        value = search.node(position, depth, -f64::INFINITY, f64::INFINITY, Some(0), &mut line);
        search.last = line;
    }
    let line = search.last;
    let end = line.iter().fold(*position, |position, &m| position.play_unchecked(m));
    let score = if end.is_checkmate() {
        let moves = line.len().div_ceil(2) as i32;
        Score::Mate(if line.len() % 2 == 1 { moves } else { -moves })
    } else {
        Score::Centipawns((value * 100.0).round().clamp(-30_000.0, 30_000.0) as i32)
    };
    Dampened { line, value, score, nodes: search.nodes }
}

struct Search {
    nodes: u64,
    /// The principal variation of the iteration before.
    last: Vec<Move>,
}

impl Search {
    /// The value for the side to move, exact within the window. `on_line` is the number of moves that led here, if they are
    /// those of the last principal variation.
    fn node(
        &mut self,
        position: &Position,
        depth: i32,
        alpha: f64,
        beta: f64,
        on_line: Option<usize>,
        line: &mut Vec<Move>,
    ) -> f64 {
        self.nodes += 1;
        line.clear();
        let moves = position.legal_moves();
        if moves.is_empty() {
            return if position.is_check() { -MATE } else { 0.0 };
        }
        let own = f64::from(classical_score(position)) / 100.0;
        if depth <= 0 {
            return own;
        }
        // The bounds for what is lifted to this node.
        let (mut alpha, beta) = (unlifted(alpha, own), unlifted(beta, own));
        let known = on_line.and_then(|ply| self.last.get(ply).copied());
        let first = known.or_else(|| self.look(position, depth));
        let mut best = -f64::INFINITY;
        let mut below = Vec::new();
        for (index, m) in ordered(position, &moves, first).into_iter().enumerate() {
            let next = position.play_unchecked(m);
            let left = depth - cost(position, m);
            let on_line = on_line.filter(|_| Some(m) == known).map(|ply| ply + 1);
            let mut value = f64::NAN;
            if index > 0 {
                // Is it better than the best so far? The window is as small as the numbers allow.
                value = -self.node(&next, left, -alpha.next_up(), -alpha, None, &mut below);
            }
            if index == 0 || value > alpha && value < beta {
                value = -self.node(&next, left, -beta, -alpha, on_line, &mut below);
            }
            if value > best {
                best = value;
                if value > alpha {
                    line.clear();
                    line.push(m);
                    line.append(&mut below);
                    alpha = value;
                }
            }
            if best >= beta {
                break;
            }
        }
        lifted(best, own)
    }

    /// The best move of a shallower search, where that is worth it.
    fn look(&mut self, position: &Position, depth: i32) -> Option<Move> {
        if depth < WORTH_A_LOOK {
            return None;
        }
        let mut line = Vec::new();
        self.node(position, depth - SHALLOWER, -f64::INFINITY, f64::INFINITY, None, &mut line);
        line.first().copied()
    }
}

/// The value of a node by that of its best move.
fn lifted(best: f64, own: f64) -> f64 {
    LIFTED * best + (1.0 - LIFTED) * own
}

/// The value of the best move by that of its node.
fn unlifted(value: f64, own: f64) -> f64 {
    (value - (1.0 - LIFTED) * own) / LIFTED
}

fn cost(position: &Position, m: Move) -> i32 {
    if position.is_capture(m) || m.promotes_to().is_some() { CAPTURE } else { QUIET }
}

/// The first move, then captures of the most by the least, then the others.
fn ordered(position: &Position, moves: &[Move], first: Option<Move>) -> Vec<Move> {
    let worth = |role: Option<Role>| role.map_or(0, |role| role.index() as i32 + 1);
    let key = |m: &Move| {
        let (taken, by) = (position.board().role_at(m.to()), position.board().role_at(m.from()));
        let is_first = Some(*m) != first;
        (is_first, if position.is_capture(*m) { worth(by) - 10 * worth(taken).max(1) } else { 0 })
    };
    let mut moves = moves.to_vec();
    moves.sort_by_key(key);
    moves
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same value without any pruning.
    fn plain(position: &Position, depth: i32) -> f64 {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return if position.is_check() { -MATE } else { 0.0 };
        }
        let own = f64::from(classical_score(position)) / 100.0;
        if depth <= 0 {
            return own;
        }
        let values = moves.iter().map(|&m| -plain(&position.play_unchecked(m), depth - cost(position, m)));
        lifted(values.fold(-f64::INFINITY, f64::max), own)
    }

    #[test]
    fn pruning_changes_no_value() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "2kr3R/pppp1p1p/2n1b3/2bn1q2/8/4p3/PPPP1PpP/RNBQK2R b KQ - 0 1",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
        ] {
            let position = Position::from_fen(fen).unwrap();
            for depth in 1..=5 {
                let (found, expected) = (dampened(&position, depth as u32), plain(&position, depth));
                let error = (found.value - expected).abs() / expected.abs().max(1.0);
                assert!(error < 1e-9, "{fen} at {depth}: {} is not {expected}", found.value);
            }
        }
    }

    #[test]
    fn a_sooner_mate_is_worth_more() {
        let mate = |fen: &str, depth: u32| dampened(&Position::from_fen(fen).unwrap(), depth);
        let one = mate("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 6);
        assert_eq!((one.score, one.line.len()), (Score::Mate(1), 1));
        let two = mate("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 8);
        assert_eq!((two.score, two.line.len()), (Score::Mate(2), 3));
        assert!(one.value > two.value && two.value > 1000.0);
    }
}
