//! Minimax: searches every line to the given depth.

use std::sync::Mutex;

use chess_types::Position;

use super::{Node, classical_score, share};
use crate::engine::score::INFINITE;

/// Searches every line, one after the other.
pub(super) fn sequential(position: &Position, depth: u32, ply: usize) -> Node {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Node::end(position, ply);
    }
    if depth == 0 {
        return Node::leaf(classical_score(position));
    }
    let mut node = Node { value: -INFINITE, best: None, nodes: 1 };
    for m in moves {
        let child = sequential(&position.play_unchecked(m), depth - 1, ply + 1);
        node.nodes += child.nodes;
        if -child.value > node.value {
            node.value = -child.value;
            node.best = Some(m);
        }
    }
    node
}

/// Searches every line. The threads share the moves of the first `split` plies.
pub(super) fn parallel(position: &Position, depth: u32, ply: usize, split: u32) -> Node {
    let moves = position.legal_moves();
    if depth == 0 || split == 0 || moves.is_empty() {
        return sequential(position, depth, ply);
    }
    let node = Mutex::new(Node { value: -INFINITE, best: None, nodes: 1 });
    share(moves.len(), |number| {
        let m = moves[number];
        let child = parallel(&position.play_unchecked(m), depth - 1, ply + 1, split - 1);
        if let Ok(mut node) = node.lock() {
            node.nodes += child.nodes;
            if -child.value > node.value {
                node.value = -child.value;
                node.best = Some(m);
            }
        }
    });
    node.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}
