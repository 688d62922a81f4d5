//! Alpha-beta: searches only the lines that can still change the result.

use std::sync::Mutex;

use chess_types::Position;

use super::{Node, classical_score, share};
use crate::engine::score::INFINITE;
use crate::engine::window::Window;

/// The window at the root.
pub(super) const EVERYTHING: Window = Window::FULL;

/// Searches the lines that can change the result, one after the other.
pub(super) fn sequential(position: &Position, depth: u32, ply: usize, mut window: Window) -> Node {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Node::end(position, ply);
    }
    if depth == 0 {
        return Node::leaf(classical_score(position));
    }
    let mut node = Node { value: -INFINITE, best: None, nodes: 1 };
    for m in moves {
        let child = sequential(&position.play_unchecked(m), depth - 1, ply + 1, window.for_opponent());
        node.nodes += child.nodes;
        if -child.value > node.value {
            node.value = -child.value;
            node.best = Some(m);
            window.alpha = window.alpha.max(node.value);
            if window.is_empty() {
                break;
            }
        }
    }
    node
}

/// Searches the lines that can change the result. The threads share the moves of the first `split` plies, and
/// the best score so far.
pub(super) fn parallel(position: &Position, depth: u32, ply: usize, window: Window, split: u32) -> Node {
    let moves = position.legal_moves();
    if depth == 0 || split == 0 || moves.is_empty() {
        return sequential(position, depth, ply, window);
    }
    let shared = Mutex::new((Node { value: -INFINITE, best: None, nodes: 1 }, window));
    share(moves.len(), |number| {
        let m = moves[number];
        let Ok(now) = shared.lock().map(|shared| shared.1) else { return };
        if now.is_empty() {
            return;
        }
        let child = parallel(&position.play_unchecked(m), depth - 1, ply + 1, now.for_opponent(), split - 1);
        if let Ok(mut shared) = shared.lock() {
            let (node, window) = &mut *shared;
            node.nodes += child.nodes;
            if -child.value > node.value {
                node.value = -child.value;
                node.best = Some(m);
                window.alpha = window.alpha.max(node.value);
            }
        }
    });
    shared.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner).0
}
