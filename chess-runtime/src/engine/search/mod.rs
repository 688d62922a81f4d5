//! The search: each thread has a [`Worker`], which searches deeper and deeper.
//!
//! In: a position, the keys of the game so far, the moves to consider. Out: root moves with their
//! values and lines. `root.rs` deepens, `node.rs` is the recursive search, `quiescence.rs` goes on
//! with captures until the position is quiet; `pruning.rs` skips nodes and moves; `picker.rs` orders
//! moves by what `histories.rs` has learned; `currently_searching.rs` keeps threads apart. The search has no
//! clock, prints nothing, and allocates nothing after set-up.

mod currently_searching;
mod histories;
mod node;
mod picker;
mod pruning;
mod quiescence;
mod root;

use std::boxed::Box;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::vec::Vec;

use chess_types::{Bitboard, History, Move, Position, Square};

use super::clock::{Never, Watch};
use super::evaluate::{PawnTable, evaluate};
use super::score::{MATE_BOUND, MAX_PLY, NO_VALUE, Value, mated_in};
use super::table::{Entry, Table};
use super::tunables::{FADING_HALFMOVES, Features, POLL_INTERVAL};
use currently_searching::CurrentlySearching;
use histories::{Histories, NO_MOVE, PieceTo, piece_to};
use picker::Arena;

pub(crate) use root::{Plan, RootMove};

/// What all threads share.
pub(crate) struct Shared {
    pub(crate) table: Table,
    histories: Histories,
    searching: CurrentlySearching,
    stop: AtomicBool,
    /// Nodes of each thread.
    nodes: Vec<AtomicU64>,
}

impl Shared {
    pub(crate) fn new(megabytes: usize, threads: usize) -> Shared {
        let mut nodes = Vec::new();
        nodes.resize_with(threads, AtomicU64::default);
        Shared {
            table: Table::new(megabytes),
            histories: Histories::new(),
            searching: CurrentlySearching::new(),
            stop: AtomicBool::new(false),
            nodes,
        }
    }

    pub(crate) fn reset(&self) {
        self.stop.store(false, Ordering::Relaxed);
        self.searching.clear();
        for nodes in &self.nodes {
            nodes.store(0, Ordering::Relaxed);
        }
    }

    /// Forgets everything about earlier searches.
    pub(crate) fn clear(&self) {
        self.table.clear();
        self.histories.clear();
    }

    /// Asks all threads to end.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Nodes of all threads.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.iter().map(|nodes| nodes.load(Ordering::Relaxed)).sum()
    }
}

/// What the search knows about one ply of the line that it is searching.
#[derive(Clone, Copy)]
pub(crate) struct Frame {
    /// The corrected static evaluation, or [`NO_VALUE`] in check.
    pub(crate) eval: Value,
    /// Two quiet moves that refuted a sibling of this node.
    pub(crate) killers: [Option<Move>; 2],
    /// The move that a singular search leaves out.
    pub(crate) excluded: Option<Move>,
    /// The moves one, two and four plies ago.
    pub(crate) earlier: [PieceTo; 3],
    /// The move made at this ply.
    moved: PieceTo,
    /// Where each role of the side to move would give check. This is set once quiet moves are listed.
    pub(crate) checks: [Bitboard; 6],
    /// Positions before this place in the list of keys cannot be repeated: a null move lies in between.
    first_key: usize,
    /// How many children were refuted.
    pub(crate) cutoffs: u8,
    /// Double extensions on the way here.
    pub(crate) double_extensions: u8,
}

impl Frame {
    const EMPTY: Frame = Frame {
        eval: NO_VALUE,
        killers: [None; 2],
        excluded: None,
        earlier: [NO_MOVE; 3],
        moved: NO_MOVE,
        checks: [Bitboard::EMPTY; 6],
        first_key: 0,
        cutoffs: 0,
        double_extensions: 0,
    };

    /// The move that led here.
    pub(crate) fn previous(&self) -> PieceTo {
        self.earlier[0]
    }
}

/// The best lines found so far from each ply: a triangle.
pub(crate) struct Lines {
    moves: Box<[[Move; MAX_PLY + 1]]>,
    lengths: [usize; MAX_PLY + 2],
}

impl Lines {
    fn new() -> Lines {
        let row = [Move::normal(Square::A1, Square::A1); MAX_PLY + 1];
        Lines { moves: std::vec![row; MAX_PLY + 2].into_boxed_slice(), lengths: [0; MAX_PLY + 2] }
    }

    fn clear(&mut self, ply: usize) {
        self.lengths[ply] = 0;
    }

    /// The line from `ply` is this move and then the line from the next ply.
    fn update(&mut self, ply: usize, m: Move) {
        let (above, below) = self.moves.split_at_mut(ply + 1);
        let length = self.lengths[ply + 1].min(MAX_PLY);
        above[ply][0] = m;
        above[ply][1..=length].copy_from_slice(&below[0][..length]);
        self.lengths[ply] = length + 1;
    }

    fn from(&self, ply: usize) -> &[Move] {
        &self.moves[ply][..self.lengths[ply]]
    }
}

/// One thread of the search with everything it needs.
pub(crate) struct Worker {
    pub(crate) shared: Arc<Shared>,
    /// 0 for the main thread, which decides when to end.
    index: usize,
    pub(crate) features: Features,
    pawns: PawnTable,
    pub(crate) frames: Vec<Frame>,
    pub(crate) arena: Arena,
    lines: Lines,
    /// The keys of the game and of the line being searched; the last is the current position's.
    keys: Vec<u64>,
    pub(crate) root: Vec<RootMove>,
    /// The root moves before this one belong to lines that are already found.
    first_root: usize,
    root_depth: i32,
    watch: Box<dyn Watch>,
    node_limit: u64,
    pub(crate) nodes: u64,
    poll_at: u64,
    pub(crate) seldepth: usize,
    aborted: bool,
    /// No null move is tried before this ply, while a null move is being verified.
    null_move_from: usize,
    pub(crate) finished_depth: i32,
}

impl Worker {
    pub(crate) fn new(shared: Arc<Shared>, index: usize) -> Worker {
        Worker {
            shared,
            index,
            features: Features::ALL,
            pawns: PawnTable::new(),
            frames: std::vec![Frame::EMPTY; MAX_PLY + 8],
            arena: Vec::with_capacity(256 * (MAX_PLY + 8)),
            lines: Lines::new(),
            keys: Vec::new(),
            root: Vec::with_capacity(256),
            first_root: 0,
            root_depth: 0,
            watch: Box::new(Never),
            node_limit: u64::MAX,
            nodes: 0,
            poll_at: 0,
            seldepth: 0,
            aborted: false,
            null_move_from: 0,
            finished_depth: 0,
        }
    }

    /// Prepares for a search. Nothing is allocated after this until the search ends.
    pub(crate) fn prepare(
        &mut self,
        history: &History,
        moves: &[Move],
        watch: Box<dyn Watch>,
        node_limit: u64,
    ) {
        self.frames.fill(Frame::EMPTY);
        self.arena.clear();
        self.keys.clear();
        self.keys.reserve(history.moves().len() + MAX_PLY + 8);
        let mut position = *history.start();
        self.keys.push(position.key());
        for &m in history.moves() {
            position = position.play_unchecked(m);
            self.keys.push(position.key());
        }
        self.root.clear();
        self.root.extend(moves.iter().map(|&m| RootMove::new(m)));
        self.first_root = 0;
        self.watch = watch;
        self.node_limit = node_limit;
        self.nodes = 0;
        self.poll_at = node_limit.min(POLL_INTERVAL);
        self.seldepth = 0;
        self.aborted = false;
        self.null_move_from = 0;
        self.finished_depth = 0;
    }

    /// The static evaluation, without a search.
    pub(crate) fn static_value(&mut self, position: &Position) -> Value {
        evaluate(position, &mut self.pawns)
    }

    /// Counts a node, and from time to time asks the watch whether the search must end.
    #[inline]
    fn count_node(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.poll_at {
            self.poll();
        }
    }

    #[cold]
    fn poll(&mut self) {
        self.shared.nodes[self.index].store(self.nodes, Ordering::Relaxed);
        self.poll_at = (self.nodes + POLL_INTERVAL).min(self.node_limit.max(self.nodes + 1));
        let others = if self.shared.nodes.len() > 1 { self.shared.nodes() - self.nodes } else { 0 };
        // The first depth is always finished, so that there is a move to answer with.
        let enough_nodes = self.nodes + others >= self.node_limit && self.root_depth > 1;
        if enough_nodes || self.index == 0 && self.watch.is_over() {
            self.shared.stop();
        }
        if self.shared.stop.load(Ordering::Relaxed) {
            self.aborted = true;
        }
    }

    /// What every node does first: counts itself, and returns a value if the game or the search ends here.
    #[inline]
    fn enter(&mut self, position: &Position, ply: usize) -> Option<Value> {
        if !self.aborted {
            self.count_node();
        }
        if self.aborted {
            return Some(0);
        }
        self.lines.clear(ply);
        self.seldepth = self.seldepth.max(ply + 1);
        if ply == 0 {
            return None;
        }
        if position.halfmoves() >= 100 {
            // Mate takes precedence over the fifty-move rule.
            let mated = position.is_check() && !position.has_legal_move();
            return Some(if mated { mated_in(ply) } else { 0 });
        }
        if self.is_repetition(position, ply) || position.is_dead_by_material() {
            return Some(0);
        }
        if ply >= MAX_PLY - 1 {
            return Some(if position.is_check() { 0 } else { evaluate(position, &mut self.pawns) });
        }
        None
    }

    /// Whether the position counts as a draw by repetition. One repetition after the root is enough,
    /// because a side that repeats once can repeat again; before the root it takes two.
    fn is_repetition(&self, position: &Position, ply: usize) -> bool {
        let last = self.keys.len() - 1;
        let key = self.keys[last];
        let back = usize::from(position.halfmoves()).min(last - self.frames[ply].first_key);
        let mut seen_before_root = false;
        for distance in (4..=back).step_by(2) {
            if self.keys[last - distance] == key {
                if distance < ply || seen_before_root {
                    return true;
                }
                seen_before_root = true;
            }
        }
        false
    }

    /// The static evaluation, from the table if it is there, without corrections.
    #[inline]
    fn raw_eval(&mut self, position: &Position, entry: Option<&Entry>) -> Value {
        match entry {
            Some(entry) if entry.eval != NO_VALUE => entry.eval,
            _ => evaluate(position, &mut self.pawns),
        }
    }

    /// The static evaluation, faded towards zero as the fifty-move rule comes near, plus the correction
    /// learned in similar positions.
    #[inline]
    fn corrected(&self, position: &Position, raw: Value) -> Value {
        let correction =
            if self.features.correction_history { self.shared.histories.correction(position) } else { 0 };
        let fading = raw * (FADING_HALFMOVES - i32::from(position.halfmoves().min(100))) / FADING_HALFMOVES;
        (fading + correction).clamp(-MATE_BOUND + 1, MATE_BOUND - 1)
    }

    /// Makes a move: returns the next position and records its key.
    #[inline]
    fn make(&mut self, position: &Position, m: Move, ply: usize) -> Position {
        debug_assert!(position.is_legal(m), "{m} in {position:?}");
        let moved = piece_to(position, m);
        let next = position.play_unchecked(m);
        self.push_move(ply, moved, &next);
        next
    }

    /// Records the move that leads to the next ply.
    fn push_move(&mut self, ply: usize, moved: PieceTo, next: &Position) {
        self.keys.push(next.key());
        self.frames[ply].moved = moved;
        let two = self.frames[ply].earlier[0];
        let four = if ply >= 3 { self.frames[ply - 3].moved } else { NO_MOVE };
        self.frames[ply + 1].earlier = [moved, two, four];
        let first_key = self.frames[ply].first_key;
        self.frames[ply + 1].first_key = if moved == NO_MOVE { self.keys.len() - 1 } else { first_key };
        self.frames[ply + 1].double_extensions = self.frames[ply].double_extensions;
    }

    /// Takes the last move back.
    #[inline]
    fn unmake(&mut self) {
        self.keys.pop();
    }
}
