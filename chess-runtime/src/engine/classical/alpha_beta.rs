//! Alpha-beta: searches only the lines that can still change the result.

use std::sync::Mutex;
use std::vec::Vec;

use chess_types::{Move, Position};

use super::Node;
use super::crew::Crew;
use super::plan::Plan;
use super::scores::Scores;
use super::tree::Tree;
use crate::engine::score::INFINITE;
use crate::engine::window::Window;

/// The window at the root.
pub(super) const EVERYTHING: Window = Window::FULL;

/// Searches the lines that can change the result, one after the other.
pub(super) fn sequential(
    position: &Position,
    depth: u32,
    ply: usize,
    mut window: Window,
    scores: Scores,
) -> Node {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Node::end(position, ply);
    }
    if depth == 0 {
        return Node::leaf(scores.of(position));
    }
    let mut node = Node { value: -INFINITE, best: None, nodes: 1 };
    for m in moves {
        let child =
            sequential(&position.play_unchecked(m), depth - 1, ply + 1, window.for_opponent(), scores);
        node.nodes += child.nodes;
        if node.improve(m, -child.value, &mut window) {
            break;
        }
    }
    node
}

/// Searches the lines that can change the result. The threads share the positions after the first plies, and what is known
/// of those above them.
pub(super) fn parallel(position: &Position, plan: &Plan, crew: &Crew) -> Node {
    let tree = Tree::grown(position, plan.parallel_depth.min(plan.depth));
    crew.count_tasks(tree.below_root());
    crew.share(tree.len(), |number| {
        let (position, ply, window) = tree.task(number);
        if window.is_empty() {
            tree.done(number, None);
            return None;
        }
        let found = sequential(position, plan.depth - ply as u32, ply, window, plan.scores);
        tree.done(number, Some(found.value));
        Some(found.nodes)
    });
    tree.result(tree.above_tasks() + crew.nodes())
}

/// Searches the first move of each node first, in the same way down to the last ply but one, and then shares the others
/// among the threads: they know what the principal variation is worth before they begin.
pub(super) fn splitting(position: &Position, plan: &Plan, crew: &Crew) -> Node {
    let mut found = split(position, plan.depth, 0, EVERYTHING, plan.scores, crew);
    found.nodes += crew.nodes();
    found
}

fn split(
    position: &Position,
    depth: u32,
    ply: usize,
    mut window: Window,
    scores: Scores,
    crew: &Crew,
) -> Node {
    let moves = position.legal_moves();
    if depth <= 1 || moves.is_empty() {
        return sequential(position, depth, ply, window, scores);
    }
    let mut node = Node { value: -INFINITE, best: None, nodes: 1 };
    let (first, others): (Move, Vec<Move>) = (moves[0], moves.iter().skip(1).copied().collect());
    let child =
        split(&position.play_unchecked(first), depth - 1, ply + 1, window.for_opponent(), scores, crew);
    node.nodes += child.nodes;
    if node.improve(first, -child.value, &mut window) {
        return node;
    }
    crew.count_tasks(others.len() as u64);
    let shared = Mutex::new((node, window));
    crew.share(others.len(), |number| {
        let now = shared.lock().ok()?.1;
        if now.is_empty() {
            return None;
        }
        let next = position.play_unchecked(others[number]);
        let child = sequential(&next, depth - 1, ply + 1, now.for_opponent(), scores);
        if let Ok(mut shared) = shared.lock() {
            let (node, window) = &mut *shared;
            node.improve(others[number], -child.value, window);
        }
        Some(child.nodes)
    });
    shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).0
}

impl Node {
    /// Takes the value of a move. True if the opponent would not let it come to this.
    fn improve(&mut self, m: Move, value: i32, window: &mut Window) -> bool {
        if value > self.value {
            self.value = value;
            self.best = Some(m);
            window.alpha = window.alpha.max(value);
        }
        window.is_empty()
    }
}
