//! Minimax: searches every line to the given depth.

use chess_types::Position;

use super::Node;
use super::crew::Crew;
use super::plan::Plan;
use super::scores::Scores;
use super::tree::Tree;
use crate::engine::score::INFINITE;

/// Searches every line, one after the other.
pub(super) fn sequential(position: &Position, depth: u32, ply: usize, scores: Scores) -> Node {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return Node::end(position, ply);
    }
    if depth == 0 {
        return Node::leaf(scores.of(position));
    }
    let mut node = Node { value: -INFINITE, best: None, nodes: 1 };
    for m in moves {
        let child = sequential(&position.play_unchecked(m), depth - 1, ply + 1, scores);
        node.nodes += child.nodes;
        if -child.value > node.value {
            node.value = -child.value;
            node.best = Some(m);
        }
    }
    node
}

/// Searches every line. The threads share the positions after the first plies; each takes the next.
pub(super) fn parallel(position: &Position, plan: &Plan, crew: &Crew) -> Node {
    over_tree(position, plan, crew, |tree, search| crew.share(tree.len(), search))
}

/// Searches every line. The positions after the first plies are listed level by level; each thread has one stretch of the
/// list.
pub(super) fn breadth_first(position: &Position, plan: &Plan, crew: &Crew) -> Node {
    over_tree(position, plan, crew, |tree, search| crew.share_chunks(tree.len(), search))
}

fn over_tree(
    position: &Position,
    plan: &Plan,
    crew: &Crew,
    share: impl Fn(&Tree, &(dyn Fn(usize) -> Option<u64> + Sync)),
) -> Node {
    let plies = plan.parallel_depth.min(plan.depth);
    let tree = Tree::grown(position, plies);
    crew.count_tasks(tree.below_root());
    share(&tree, &|number| {
        let (position, ply, _) = tree.task(number);
        let found = sequential(position, plan.depth - ply as u32, ply, plan.scores);
        tree.done(number, Some(found.value));
        Some(found.nodes)
    });
    tree.result(tree.above_tasks() + crew.nodes())
}
