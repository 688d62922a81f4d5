//! [`Tree`]: the first plies of a search as a tree whose leaves are tasks, and how their values come back to the root.
//!
//! ```text
//! root ─► level 1 ─► ... ─► level n: the tasks ─► a Crew
//!   ◄──── the best value of each node, as soon as all below it are done
//! ```

use std::sync::Mutex;
use std::sync::atomic::{AtomicI32, AtomicUsize, Ordering};
use std::vec::Vec;

use chess_types::{Move, Position};

use super::Node;
use crate::engine::score::{INFINITE, Value};
use crate::engine::window::Window;

pub(super) struct Tree {
    nodes: Vec<Inner>,
    /// Where the last level begins: its nodes, and the ends of the game above it, are the tasks.
    tasks: Vec<usize>,
    /// The best move, and its value.
    best: Mutex<(Value, Option<Move>)>,
}

struct Inner {
    position: Position,
    parent: usize,
    /// The move that leads here.
    m: Option<Move>,
    ply: u32,
    /// The best value so far, as the side to move here sees it.
    best: AtomicI32,
    /// How many nodes below this one are not done.
    pending: AtomicUsize,
}

impl Tree {
    /// The tree of the first plies, one level after the other.
    pub(super) fn grown(root: &Position, plies: u32) -> Tree {
        let mut tree = Tree { nodes: Vec::new(), tasks: Vec::new(), best: Mutex::new((-INFINITE, None)) };
        tree.add(*root, 0, None, 0);
        let mut next = 0;
        while next < tree.nodes.len() {
            let Inner { position, ply, .. } = tree.nodes[next];
            let moves = position.legal_moves();
            if ply == plies || moves.is_empty() {
                tree.tasks.push(next);
            } else {
                tree.nodes[next].pending = AtomicUsize::new(moves.len());
                for m in moves {
                    tree.add(position.play_unchecked(m), next, Some(m), ply + 1);
                }
            }
            next += 1;
        }
        tree
    }

    fn add(&mut self, position: Position, parent: usize, m: Option<Move>, ply: u32) {
        let (best, pending) = (AtomicI32::new(-INFINITE), AtomicUsize::new(0));
        self.nodes.push(Inner { position, parent, m, ply, best, pending });
    }

    /// The number of tasks.
    pub(super) fn len(&self) -> usize {
        self.tasks.len()
    }

    /// The nodes below the root, each of which PM would have made a task.
    pub(super) fn below_root(&self) -> u64 {
        self.nodes.len() as u64 - 1
    }

    /// The nodes above the tasks, which nothing else counts.
    pub(super) fn above_tasks(&self) -> u64 {
        (self.nodes.len() - self.tasks.len()) as u64
    }

    /// A task: its position, its ply, and the window that what is known so far leaves to it.
    pub(super) fn task(&self, number: usize) -> (&Position, usize, Window) {
        let node = &self.nodes[self.tasks[number]];
        let mut window = Window::FULL;
        let (mut at, mut is_mine) = (self.tasks[number], false);
        while at != 0 {
            at = self.nodes[at].parent;
            let best = self.nodes[at].best.load(Ordering::Relaxed);
            if is_mine {
                window.alpha = window.alpha.max(best);
            } else {
                window.beta = window.beta.min(-best);
            }
            is_mine = !is_mine;
        }
        (&node.position, node.ply as usize, window)
    }

    /// Takes the value of a task, or that it need not be searched, and whatever it decides above.
    pub(super) fn done(&self, number: usize, value: Option<Value>) {
        let mut at = self.tasks[number];
        let mut value = value;
        while at != 0 {
            let Inner { parent, m, .. } = self.nodes[at];
            if let Some(value) = value.map(|value| -value) {
                let above = &self.nodes[parent];
                above.best.fetch_max(value, Ordering::Relaxed);
                if parent == 0
                    && let Ok(mut best) = self.best.lock()
                    && value > best.0
                {
                    *best = (value, m);
                }
            }
            let above = &self.nodes[parent];
            if above.pending.fetch_sub(1, Ordering::AcqRel) != 1 {
                return;
            }
            at = parent;
            // A node below which nothing was searched was refuted before: it decides nothing.
            value = Some(above.best.load(Ordering::Acquire)).filter(|&best| best != -INFINITE);
        }
    }

    /// The value of the root and its best move, when all tasks are done.
    pub(super) fn result(&self, nodes: u64) -> Node {
        let (value, best) = self.best.lock().map_or((-INFINITE, None), |best| *best);
        Node { value, best, nodes }
    }
}
