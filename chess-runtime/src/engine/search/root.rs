//! The root: iterative deepening with aspiration windows around the last score, one line after the other.

use std::time::Duration;

use chess_types::{Move, Position, Square};

use super::super::clock::Progress;
use super::super::report::{Answer, Bound, Observer, Report};
use super::super::score::{INFINITE, MAX_PLY, Score, Value, is_mate};
use super::super::tunables::{
    ASPIRATION_DEPTH, ASPIRATION_MARGIN, ASPIRATION_REDUCTION, ASPIRATION_WIDEST, REPORTED_BOUND_NODES,
};
use super::super::window::Window;
use super::Worker;

/// A root move and what is known about it.
#[derive(Clone, Copy)]
pub(crate) struct RootMove {
    pub(crate) m: Move,
    /// The value at this depth, or minus [`INFINITE`] if it was not searched yet or did not reach alpha.
    value: Value,
    /// The value at the depth before.
    previous: Value,
    nodes: u64,
    line: [Move; MAX_PLY],
    length: usize,
}

impl RootMove {
    pub(crate) fn new(m: Move) -> RootMove {
        let mut line = [Move::normal(Square::A1, Square::A1); MAX_PLY];
        line[0] = m;
        RootMove { m, value: -INFINITE, previous: -INFINITE, nodes: 0, line, length: 1 }
    }

    /// The expected line, beginning with the move.
    pub(crate) fn line(&self) -> &[Move] {
        &self.line[..self.length]
    }

    /// The score of the last known value.
    pub(crate) fn score(&self) -> Score {
        match if self.value == -INFINITE { self.previous } else { self.value } {
            value if value == -INFINITE => Score::DRAW,
            value => Score::from_value(value),
        }
    }
}

/// The task of a search.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// No deeper than this.
    pub(crate) depth: i32,
    /// How many lines.
    pub(crate) lines: usize,
    /// The search ends when a mate in this many moves is found.
    pub(crate) mate: Option<i32>,
}

/// Sorts the best moves first and keeps equal ones in order. This is an insertion sort, because the stable
/// sort of the standard library allocates.
fn sort(roots: &mut [RootMove]) {
    for last in 1..roots.len() {
        let rank = |root: &RootMove| (root.value, root.previous);
        let place = roots[..last].iter().position(|root| rank(root) < rank(&roots[last]));
        if let Some(place) = place {
            roots[place..=last].rotate_right(1);
        }
    }
}

impl Worker {
    /// Iterative deepening, until the plan is completed or the time is over.
    pub(crate) fn iterate(
        &mut self,
        position: &Position,
        plan: &Plan,
        mut observer: Option<&mut dyn Observer>,
    ) {
        let (mut stable, mut last_best, mut last_value) = (0, None, None);
        for depth in 1..=plan.depth {
            self.root_depth = depth;
            for root in &mut self.root {
                root.previous = if root.value == -INFINITE { root.previous } else { root.value };
                root.value = -INFINITE;
            }
            let nodes_before = self.nodes;
            for root in &mut self.root {
                root.nodes = 0;
            }
            for line in 0..plan.lines.min(self.root.len()) {
                self.first_root = line;
                self.seldepth = 0;
                self.aspire(position, depth, &mut observer);
                sort(&mut self.root[..=line]);
                if self.aborted {
                    break;
                }
                if let Some(observer) = &mut observer {
                    for number in 0..=line {
                        if line + 1 == plan.lines.min(self.root.len()) {
                            self.report(*observer, number, depth, Bound::Exact);
                        }
                    }
                }
            }
            if self.aborted {
                break;
            }
            self.finished_depth = depth;
            let best = self.root[0];
            stable = if last_best == Some(best.m) { stable + 1 } else { 0 };
            let progress = Progress {
                stable_depths: stable,
                fall: last_value.map_or(0, |value: Value| value - best.value),
                effort: best.nodes as f64 / (self.nodes - nodes_before).max(1) as f64,
                forced: self.root.len() == 1,
            };
            (last_best, last_value) = (Some(best.m), Some(best.value));
            if self.is_mate_found(plan) || self.watch.is_enough(&progress) {
                break;
            }
        }
        self.shared.nodes[self.index].store(self.nodes, core::sync::atomic::Ordering::Relaxed);
    }

    fn is_mate_found(&self, plan: &Plan) -> bool {
        let found = Score::from_value(self.root[0].value);
        plan.mate.is_some_and(|wanted| matches!(found, Score::Mate(moves) if moves > 0 && moves <= wanted))
    }

    /// Searches in a narrow window around the last value, and in wider ones while the search fails low or
    /// high.
    fn aspire(&mut self, position: &Position, depth: i32, observer: &mut Option<&mut dyn Observer>) {
        let line = self.first_root;
        let expected = self.root[line].previous;
        let narrow = self.features.aspiration
            && depth >= ASPIRATION_DEPTH
            && expected != -INFINITE
            && !is_mate(expected);
        let mut margin = ASPIRATION_MARGIN;
        let mut window = if narrow { Window::around(expected, margin) } else { Window::FULL };
        let mut reduced = 0;
        loop {
            let value = self.search::<true>(position, window, (depth - reduced).max(1), 0, false);
            sort(&mut self.root[line..]);
            if self.aborted {
                return;
            }
            if value <= window.alpha {
                window =
                    Window::new((value - margin).max(Window::FULL.alpha), (window.alpha + window.beta) / 2);
                reduced = 0;
                self.report_bound(observer, line, depth, Bound::Upper);
            } else if value >= window.beta {
                window = Window::new(window.alpha, (value + margin).min(Window::FULL.beta));
                // A move that fails high probably fails high at a lower depth as well.
                reduced = (reduced + 1).min(ASPIRATION_REDUCTION);
                self.report_bound(observer, line, depth, Bound::Lower);
            } else {
                return;
            }
            margin += margin / 2;
            if margin > ASPIRATION_WIDEST {
                window = Window::FULL;
            }
        }
    }

    /// Reports a bound, if the search has run for a while.
    fn report_bound(&self, observer: &mut Option<&mut dyn Observer>, line: usize, depth: i32, bound: Bound) {
        if let Some(observer) = observer
            && self.nodes > REPORTED_BOUND_NODES
        {
            self.report(*observer, line, depth, bound);
        }
    }

    fn report(&self, observer: &mut dyn Observer, number: usize, depth: i32, bound: Bound) {
        let root = &self.root[number];
        self.shared.nodes[self.index].store(self.nodes, core::sync::atomic::Ordering::Relaxed);
        observer.line(&Report {
            number: number + 1,
            score: root.score(),
            bound,
            depth: depth as u32,
            seldepth: self.seldepth as u32,
            nodes: self.shared.nodes(),
            time: self.watch.elapsed(),
            hashfull: self.shared.table.fullness(),
            line: root.line(),
        });
    }

    /// Reports the lines of a helper thread that finished a deeper depth than the main thread.
    pub(crate) fn report_all(&self, answer: &Answer, time: Duration, observer: &mut dyn Observer) {
        for (line, number) in answer.lines.iter().zip(1..) {
            observer.line(&Report {
                number,
                score: line.score,
                bound: Bound::Exact,
                depth: answer.depth,
                seldepth: answer.seldepth,
                nodes: answer.nodes,
                time,
                hashfull: self.shared.table.fullness(),
                line: &line.moves,
            });
        }
    }

    /// How long the search has taken.
    pub(crate) fn elapsed(&self) -> Duration {
        self.watch.elapsed()
    }

    /// Whether this root move belongs to the line that is being searched, not to an earlier one.
    pub(super) fn is_root_move(&self, m: Move) -> bool {
        self.root[self.first_root..].iter().any(|root| root.m == m)
    }

    /// Records the nodes of a root move and, if `keeps_value`, its value and line. Otherwise the move did not
    /// raise alpha, and its value is unknown.
    pub(super) fn record_root_move(&mut self, m: Move, value: Value, nodes: u64, keeps_value: bool) {
        let line = self.lines.from(1);
        let Some(root) = self.root[self.first_root..].iter_mut().find(|root| root.m == m) else { return };
        root.nodes += nodes;
        if keeps_value {
            root.value = value;
            root.length = (1 + line.len()).min(MAX_PLY);
            root.line[1..root.length].copy_from_slice(&line[..root.length - 1]);
        } else {
            root.value = -INFINITE;
        }
    }
}
