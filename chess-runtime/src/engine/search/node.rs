//! One node of the search: what is this position worth, with a lookahead of a given number of plies?
//!
//! This is principal variation search. The first move is searched with the whole window. The others are
//! searched with a null window, to prove that they are no better, and at less depth the later they come. A
//! move that turns out better than expected is searched again.

use chess_types::{Move, Position};

use super::super::exchange;
use super::super::report::Bound;
use super::super::score::{INFINITE, MATE_BOUND, NO_VALUE, Value, is_mate, mated_in};
use super::super::table::{Entry, from_table, to_table};
use super::super::tunables::*;
use super::super::window::Window;
use super::Worker;
use super::currently_searching::{DeferredMoves, MoveKey};
use super::histories::{PieceTo, piece_to};
use super::picker::{Picker, is_noisy};
use super::quiescence::Checks;

/// What a node knows before it tries its moves.
pub(super) struct Node {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) in_check: bool,
    /// The corrected static evaluation, refined by the entry of the table; [`NO_VALUE`] in check.
    pub(super) eval: Value,
    /// The static evaluation without corrections.
    raw: Value,
    /// Whether the side to move stands better than at its last move.
    pub(super) improving: bool,
    /// Whether a cutoff is expected.
    pub(super) cut_node: bool,
    entry: Option<Entry>,
    excluded: Option<Move>,
}

/// A move after the first, and how to search it.
struct LateMove {
    /// The full depth.
    depth: i32,
    /// By how many plies less it is searched at first.
    reduction: i32,
    /// The value of the best move so far.
    best: Value,
    /// The piece and its target, if the move is quiet.
    quiet: Option<PieceTo>,
}

/// Moves that caused no cutoff; their histories are lowered when a later move causes one.
struct Tried<const N: usize> {
    moves: [Option<Move>; N],
    count: usize,
}

impl<const N: usize> Tried<N> {
    fn new() -> Tried<N> {
        Tried { moves: [None; N], count: 0 }
    }

    fn push(&mut self, m: Move) {
        if self.count < N {
            self.moves[self.count] = Some(m);
            self.count += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = Move> + '_ {
        self.moves[..self.count].iter().copied().flatten()
    }
}

impl Worker {
    /// The value of the position for the side to move. `PV` nodes may be part of the best line.
    pub(crate) fn search<const PV: bool>(
        &mut self,
        position: &Position,
        mut window: Window,
        depth: i32,
        ply: usize,
        cut_node: bool,
    ) -> Value {
        if depth <= 0 {
            return self.quiescence::<PV>(position, window, ply, Checks::Tried);
        }
        if let Some(value) = self.enter(position, ply) {
            return value;
        }
        if ply > 0 {
            window = window.within_mates(ply);
            if window.is_empty() {
                return window.alpha;
            }
        }
        let excluded = self.frames[ply].excluded;
        let entry = if excluded.is_some() { None } else { self.probe(position, ply) };
        if !PV
            && let Some(entry) = &entry
            && entry.depth >= depth
            && entry.decides(window.beta)
            && position.halfmoves() < TABLE_HALFMOVES
        {
            return entry.value;
        }
        let mut node = self.assess(position, entry, depth, ply, cut_node);
        if !PV && let Some(value) = self.prune_node(position, &node, window) {
            return value;
        }
        if self.features.internal_reductions
            && node.depth >= INTERNAL_REDUCTION_DEPTH
            && (PV || cut_node)
            && excluded.is_none()
            && node.entry.and_then(|entry| entry.best).is_none()
        {
            // Without a hash move the move order is poor, and a search to the full depth would cost too much.
            node.depth -= 1;
        }
        let mark = self.arena.len();
        let value = self.try_moves::<PV>(position, &node, window);
        self.arena.truncate(mark);
        value
    }

    /// The entry of the table, with its hash move checked to be legal and mates counted from the root.
    #[inline]
    pub(super) fn probe(&self, position: &Position, ply: usize) -> Option<Entry> {
        let mut entry = self.shared.table.probe(self.keys[self.keys.len() - 1])?;
        entry.value = from_table(entry.value, ply);
        entry.best = entry.best.filter(|&m| position.is_legal(m));
        Some(entry)
    }

    /// Evaluates the position and compares it with the one two plies ago.
    fn assess(
        &mut self,
        position: &Position,
        entry: Option<Entry>,
        depth: i32,
        ply: usize,
        cut_node: bool,
    ) -> Node {
        let in_check = position.is_check();
        let excluded = self.frames[ply].excluded;
        let (raw, corrected) = if in_check {
            (NO_VALUE, NO_VALUE)
        } else {
            let raw = self.raw_eval(position, entry.as_ref());
            (raw, self.corrected(position, raw))
        };
        self.frames[ply].eval = corrected;
        // The killers of the next ply stay: a move that refuted a cousin of a node may refute the node too.
        self.frames[ply + 2].killers = [None; 2];
        self.frames[ply + 2].cutoffs = 0;
        let earlier = [2, 4].into_iter().find_map(|plies| {
            let frame = &self.frames[ply.checked_sub(plies)?];
            (frame.eval != NO_VALUE).then_some(frame.eval)
        });
        let improving = !in_check && earlier.is_none_or(|earlier| corrected > earlier);
        let improving = improving || !self.features.improving;
        // The value of the table comes from a search. If its bound allows, it is the better evaluation.
        let eval = match &entry {
            Some(entry) if !in_check && !is_mate(entry.value) => match entry.bound {
                Bound::Exact => entry.value,
                Bound::Lower => corrected.max(entry.value),
                Bound::Upper => corrected.min(entry.value),
            },
            _ => corrected,
        };
        Node { ply, depth, in_check, eval, raw, improving, cut_node, entry, excluded }
    }

    /// Tries the moves one by one.
    fn try_moves<const PV: bool>(&mut self, position: &Position, node: &Node, window: Window) -> Value {
        let Node { ply, depth, .. } = *node;
        let hash_move = node.entry.and_then(|entry| entry.best);
        let mut picker = Picker::all(&self.arena, hash_move);
        let (mut best, mut best_move, mut alpha) = (-INFINITE, None, window.alpha);
        let (mut quiets, mut captures) = (Tried::<BLAMED_QUIETS>::new(), Tried::<BLAMED_CAPTURES>::new());
        let is_shared = self.is_shared(node);
        let (mut moves, mut deferred) = (0, DeferredMoves::new());
        loop {
            let (m, count, is_late) = match self.next_move(&mut picker, position, ply) {
                Some(m) if Some(m) == node.excluded || ply == 0 && !self.is_root_move(m) => continue,
                Some(m) => {
                    moves += 1;
                    (m, moves, false)
                }
                None => match deferred.next() {
                    Some((m, count)) => (m, count, true),
                    None => break,
                },
            };
            let noisy = is_noisy(position, m);
            let history = if noisy { 0 } else { self.quiet_history(position, m, ply) };
            if ply > 0
                && !is_late
                && best > -MATE_BOUND
                && self.prune_move(position, node, &mut picker, m, count, history, alpha)
            {
                continue;
            }
            let move_key = is_shared.then(|| MoveKey::new(self.keys[self.keys.len() - 1], m));
            if let Some(move_key) = move_key
                && count > 1
                && !is_late
                && self.shared.searching.contains(move_key)
                && deferred.push(m, count)
            {
                continue;
            }
            let extension = match self.extend(position, node, m, window.beta) {
                Extension::By(plies) => plies,
                Extension::Refuted(value) => return value,
            };
            if let Some(move_key) = move_key {
                self.shared.searching.insert(move_key);
            }
            let nodes_before = self.nodes;
            let next = self.make(position, m, ply);
            let gives_check = next.is_check();
            let extension = if extension == 0 && self.is_check_extended(position, m, gives_check) {
                1
            } else {
                extension
            };
            let new_depth = depth - 1 + extension;
            let value = if count > 1 {
                let reduction = self.reduce::<PV>(node, m, count, noisy, gives_check, history);
                let quiet = (!noisy).then(|| piece_to(position, m));
                let late = LateMove { depth: new_depth, reduction, best, quiet };
                self.search_late_move::<PV>(&next, Window::new(alpha, window.beta), late, node)
            } else {
                let child = Window::new(alpha, window.beta).for_opponent();
                -self.search::<PV>(&next, child, new_depth, ply + 1, !PV && !node.cut_node)
            };
            self.unmake();
            if let Some(move_key) = move_key {
                self.shared.searching.remove(move_key);
            }
            if self.aborted {
                return 0;
            }
            if ply == 0 {
                self.record_root_move(m, value, self.nodes - nodes_before, count == 1 || value > alpha);
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(m);
                    if PV {
                        self.lines.update(ply, m);
                    }
                    alpha = value;
                    if value >= window.beta {
                        self.learn(position, node, m, &quiets, &captures);
                        break;
                    }
                }
            }
            if noisy { captures.push(m) } else { quiets.push(m) }
        }
        if moves == 0 {
            return match node.excluded {
                Some(_) => alpha,
                None if node.in_check => mated_in(ply),
                None => 0,
            };
        }
        if node.excluded.is_none() && !(ply == 0 && self.first_root > 0) {
            self.remember(position, node, window, best, best_move);
        }
        best
    }

    /// Whether other threads may search this node too, and sharing its moves is worth the overhead.
    fn is_shared(&self, node: &Node) -> bool {
        self.shared.nodes.len() > 1 && node.depth >= SHARING_DEPTH && node.excluded.is_none()
    }

    /// Searches a move after the first: reduced with a null window, then deeper, then with the whole window,
    /// for as long as it turns out better than alpha.
    fn search_late_move<const PV: bool>(
        &mut self,
        next: &Position,
        window: Window,
        late: LateMove,
        node: &Node,
    ) -> Value {
        let ply = node.ply + 1;
        let narrow = Window::above(window.alpha).for_opponent();
        let mut depth = late.depth;
        let reduced = (depth - late.reduction).clamp(1.min(depth), depth.max(1));
        let mut value;
        if reduced < depth {
            value = -self.search::<false>(next, narrow, reduced, ply, true);
            if value > window.alpha {
                // Search more deeply if the move is much better than the best so far, less deeply if hardly.
                depth += i32::from(value > late.best + DEEPER_MARGIN);
                depth -= i32::from(value < late.best + SHALLOWER_MARGIN);
                if reduced < depth {
                    value = -self.search::<false>(next, narrow, depth, ply, !node.cut_node);
                }
                if let Some(quiet) = late.quiet
                    && !self.aborted
                {
                    let bonus =
                        if value > window.alpha { history_bonus(depth) } else { -history_bonus(depth) };
                    self.shared.histories.learn_continuation(quiet, self.frames[node.ply].earlier, bonus);
                }
            }
        } else {
            value = -self.search::<false>(next, narrow, depth, ply, !node.cut_node);
        }
        if PV && value > window.alpha && (value < window.beta || ply == 1) {
            value = -self.search::<true>(next, window.for_opponent(), late.depth, ply, false);
        }
        value
    }

    /// By how many plies to reduce this move.
    fn reduce<const PV: bool>(
        &self,
        node: &Node,
        m: Move,
        count: i32,
        noisy: bool,
        gives_check: bool,
        history: i32,
    ) -> i32 {
        if !self.features.late_move_reductions
            || node.depth < REDUCTION_DEPTH
            || count <= 1 + i32::from(node.ply == 0)
        {
            return 0;
        }
        let mut reduction = reduction(node.depth, count);
        if noisy {
            reduction = reduction * CAPTURE_REDUCTION_EIGHTHS / 8 - CAPTURE_REDUCTION;
        } else {
            reduction -= history_reduction(history);
            let killers = &self.frames[node.ply].killers;
            if killers[0] == Some(m) || killers[1] == Some(m) {
                reduction -= KILLER_REDUCTION;
            }
        }
        if node.cut_node {
            reduction += CUT_NODE_REDUCTION;
        }
        if !node.improving {
            reduction += NOT_IMPROVING_REDUCTION;
        }
        if PV {
            reduction -= PV_REDUCTION;
        }
        if node.ply <= NEAR_ROOT {
            reduction -= NEAR_ROOT_REDUCTION;
        }
        if gives_check {
            reduction -= CHECK_REDUCTION;
        }
        if node.in_check {
            reduction -= EVASION_REDUCTION;
        }
        if self.frames[node.ply + 1].cutoffs > MANY_CUTOFFS {
            reduction += CUTOFFS_REDUCTION;
        }
        (reduction / PLY).max(0)
    }

    /// Whether the move gives a check that is worth another ply.
    fn is_check_extended(&self, position: &Position, m: Move, gives_check: bool) -> bool {
        self.features.check_extensions && gives_check && exchange::gains(position, m, 0)
    }

    /// By how much to extend the hash move. If all other moves are much worse, the hash move is singular and
    /// is searched more deeply; if another move beats beta too, the node can be left (multi-cut).
    fn extend(&mut self, position: &Position, node: &Node, m: Move, beta: Value) -> Extension {
        let Some(entry) = node.entry else { return Extension::By(0) };
        if !self.features.singular_extensions
            || node.ply == 0
            || node.depth < SINGULAR_DEPTH
            || entry.best != Some(m)
            || entry.depth < node.depth - SINGULAR_ENTRY_PLIES
            || entry.bound == Bound::Upper
            || is_mate(entry.value)
            || node.ply as i32 >= EXTENSION_ROOT_DEPTHS * self.root_depth
        {
            return Extension::By(0);
        }
        let without = entry.value - SINGULAR_MARGIN * node.depth;
        self.frames[node.ply].excluded = Some(m);
        let value = self.search::<false>(
            position,
            Window::reaching(without),
            (node.depth - 1) / 2,
            node.ply,
            node.cut_node,
        );
        self.frames[node.ply].excluded = None;
        if value < without {
            let frame = &mut self.frames[node.ply];
            if value < without - DOUBLE_EXTENSION_MARGIN && frame.double_extensions < DOUBLE_EXTENSIONS {
                frame.double_extensions += 1;
                return Extension::By(2);
            }
            return Extension::By(1);
        }
        if without >= beta {
            return Extension::Refuted(without);
        }
        Extension::By(if entry.value >= beta || node.cut_node { -1 } else { 0 })
    }

    /// A move caused a cutoff: raises its history, and lowers those of the moves tried before it.
    fn learn(
        &mut self,
        position: &Position,
        node: &Node,
        m: Move,
        quiets: &Tried<BLAMED_QUIETS>,
        captures: &Tried<BLAMED_CAPTURES>,
    ) {
        let ply = node.ply;
        let bonus = history_bonus(node.depth);
        self.frames[ply].cutoffs = self.frames[ply].cutoffs.saturating_add(1);
        if is_noisy(position, m) {
            self.learn_capture(position, m, bonus);
        } else {
            let frame = &mut self.frames[ply];
            if frame.killers[0] != Some(m) {
                frame.killers = [Some(m), frame.killers[0]];
            }
            let (earlier, previous) = (frame.earlier, frame.previous());
            self.shared.histories.learn_counter(previous, m);
            self.shared.histories.learn_quiet(position.turn(), m, piece_to(position, m), earlier, bonus);
            for quiet in quiets.iter() {
                self.shared.histories.learn_quiet(
                    position.turn(),
                    quiet,
                    piece_to(position, quiet),
                    earlier,
                    -bonus,
                );
            }
        }
        for capture in captures.iter() {
            self.learn_capture(position, capture, -bonus);
        }
    }

    fn learn_capture(&mut self, position: &Position, m: Move, bonus: i32) {
        if let Some(taken) = exchange::victim(position, m) {
            self.shared.histories.learn_capture(piece_to(position, m), taken, bonus);
        }
    }

    /// Stores the result in the table, and learns how wrong the evaluation was.
    fn remember(
        &mut self,
        position: &Position,
        node: &Node,
        window: Window,
        best: Value,
        best_move: Option<Move>,
    ) {
        let bound = if best >= window.beta {
            Bound::Lower
        } else if best > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let eval_fits = match bound {
            Bound::Lower => best > self.frames[node.ply].eval,
            Bound::Upper => best < self.frames[node.ply].eval,
            Bound::Exact => true,
        };
        let quiet = best_move.is_none_or(|m| !is_noisy(position, m));
        if !node.in_check && eval_fits && quiet && !is_mate(best) && self.features.correction_history {
            self.shared.histories.learn_correction(position, best - node.raw, node.depth);
        }
        let entry = Entry {
            best: best_move,
            value: to_table(best, node.ply),
            eval: node.raw,
            depth: node.depth,
            bound,
            is_pv: bound == Bound::Exact,
        };
        self.shared.table.store(self.keys[self.keys.len() - 1], entry);
    }
}

/// What the search of the alternatives says about the hash move.
enum Extension {
    /// Search it this many plies deeper.
    By(i32),
    /// Another move beats beta as well: the node is worth at least this.
    Refuted(Value),
}
