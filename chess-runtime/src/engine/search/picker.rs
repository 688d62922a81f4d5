//! Move ordering: the better the first moves, the more of the others can be pruned.
//!
//! In: a position and the histories. Out: its legal moves one by one: the hash move, captures that lose
//! no material by the value of their victims, quiet moves by their history, losing captures last. Moves
//! are generated only when they are needed, and all lists live in one arena.

use std::vec::Vec;

use chess_types::{Bitboard, Move, MoveKind, Position, Rank, Role, attacks};

use super::super::exchange;
use super::super::tunables::*;
use super::Worker;
use super::histories::piece_to;

/// A move and how promising it is.
#[derive(Clone, Copy)]
pub(crate) struct Scored {
    score: i32,
    m: Move,
}

/// The move lists of all nodes between the root and this node, one after the other.
pub(crate) type Arena = Vec<Scored>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
pub(crate) enum Stage {
    HashMove,
    ListCaptures,
    Captures,
    ListQuiets,
    Quiets,
    BadCaptures,
    ListChecks,
    Checks,
    Done,
}

/// How far a node is through its moves.
pub(crate) struct Picker {
    hash_move: Option<Move>,
    pub(crate) stage: Stage,
    /// Whether quiet moves and losing captures are left out.
    captures_only: bool,
    /// Whether quiet checks follow the captures even if other quiet moves are left out.
    checks: bool,
    /// Captures must gain this much to be good.
    threshold: i32,
    /// The next place in the arena to pick from.
    next: usize,
    /// The end of the captures found to lose, and how many of them have been given out.
    bad: usize,
    bad_next: usize,
}

impl Picker {
    /// All moves.
    pub(crate) fn all(arena: &Arena, hash_move: Option<Move>) -> Picker {
        let start = arena.len();
        let stage = if hash_move.is_some() { Stage::HashMove } else { Stage::ListCaptures };
        Picker {
            hash_move,
            stage,
            captures_only: false,
            checks: false,
            threshold: 0,
            next: start,
            bad: start,
            bad_next: start,
        }
    }

    /// Captures and promotions that gain at least the threshold.
    pub(crate) fn captures(arena: &Arena, hash_move: Option<Move>, threshold: i32) -> Picker {
        Picker { captures_only: true, threshold, ..Picker::all(arena, hash_move) }
    }

    /// The same moves and then, if `checks`, quiet checks that do not lose the piece.
    pub(crate) fn and_checks(self, checks: bool) -> Picker {
        Picker { checks, ..self }
    }

    /// Leaves out the quiet moves that are still to come.
    pub(crate) fn skip_quiets(&mut self) {
        if self.stage >= Stage::ListQuiets && self.stage <= Stage::Quiets {
            self.stage = Stage::BadCaptures;
        }
    }
}

/// Whether the move takes something or makes a queen.
#[inline]
pub(crate) fn is_noisy(position: &Position, m: Move) -> bool {
    match m.kind() {
        MoveKind::Normal => position.board().occupied().contains(m.to()),
        MoveKind::EnPassant | MoveKind::Promotion(Role::Queen) => true,
        MoveKind::Promotion(_) => position.board().occupied().contains(m.to()),
        MoveKind::Castle(_) => false,
    }
}

/// The target squares of noisy moves. Some quiet moves may arrive there too.
fn noisy_targets(position: &Position) -> Bitboard {
    let (board, turn) = (position.board(), position.turn());
    let mut targets = board.color(turn.opponent());
    if let Some(passed) = position.en_passant() {
        targets = targets.with(passed);
    }
    if board.of(Role::Pawn, turn).meets(Bitboard::from_rank(Rank::Seventh.seen_by(turn))) {
        targets |= Bitboard::from_rank(Rank::Eighth.seen_by(turn));
    }
    targets
}

/// Where each role would give check.
fn check_squares(position: &Position) -> [Bitboard; 6] {
    let (board, turn) = (position.board(), position.turn());
    let king = position.king(turn.opponent());
    let diagonals = attacks::bishop(king, board.occupied());
    let lines = attacks::rook(king, board.occupied());
    [
        attacks::pawn(turn.opponent(), king),
        attacks::knight(king),
        diagonals,
        lines,
        diagonals | lines,
        Bitboard::EMPTY,
    ]
}

impl Worker {
    /// The next move, or none.
    pub(crate) fn next_move(&mut self, picker: &mut Picker, position: &Position, ply: usize) -> Option<Move> {
        loop {
            match picker.stage {
                Stage::HashMove => {
                    picker.stage = Stage::ListCaptures;
                    return picker.hash_move;
                }
                Stage::ListCaptures => {
                    self.list_captures(picker, position);
                    picker.stage = Stage::Captures;
                }
                Stage::Captures => match self.pick(picker) {
                    Some(m) if exchange::gains(position, m, picker.threshold) => return Some(m),
                    Some(m) => {
                        // Losing captures are kept in the slots of captures that were already picked.
                        self.arena[picker.bad].m = m;
                        picker.bad += 1;
                    }
                    None if picker.checks => picker.stage = Stage::ListChecks,
                    None if picker.captures_only => picker.stage = Stage::Done,
                    None => picker.stage = Stage::ListQuiets,
                },
                Stage::ListQuiets => {
                    self.list_quiets(picker, position, ply);
                    picker.stage = Stage::Quiets;
                }
                Stage::Quiets => match self.pick(picker) {
                    Some(m) => return Some(m),
                    None => picker.stage = Stage::BadCaptures,
                },
                Stage::BadCaptures => {
                    if picker.bad_next < picker.bad {
                        picker.bad_next += 1;
                        return Some(self.arena[picker.bad_next - 1].m);
                    }
                    picker.stage = Stage::Done;
                }
                Stage::ListChecks => {
                    self.list_checks(picker, position, ply);
                    picker.stage = Stage::Checks;
                }
                Stage::Checks => match self.pick(picker) {
                    Some(m) if exchange::gains(position, m, 0) => return Some(m),
                    Some(_) => {}
                    None => picker.stage = Stage::Done,
                },
                Stage::Done => return None,
            }
        }
    }

    /// Takes the most promising move that is left in the list.
    fn pick(&mut self, picker: &mut Picker) -> Option<Move> {
        let left = &mut self.arena[picker.next..];
        let mut best = 0;
        for i in 1..left.len() {
            if left[i].score > left[best].score {
                best = i;
            }
        }
        if left.is_empty() {
            return None;
        }
        left.swap(0, best);
        picker.next += 1;
        Some(left[0].m)
    }

    fn list_captures(&mut self, picker: &Picker, position: &Position) {
        for &m in &position.legal_moves_to(noisy_targets(position)) {
            if is_noisy(position, m) && Some(m) != picker.hash_move {
                let score = self.capture_score(position, m);
                self.arena.push(Scored { score, m });
            }
        }
    }

    /// The most valuable victim first; among equal victims, by history.
    fn capture_score(&self, position: &Position, m: Move) -> i32 {
        let taken = exchange::victim(position, m);
        let promoted = m.promotes_to().map_or(0, |role| VICTIM_WEIGHT * EXCHANGE_VALUES[role.index()]);
        let Some(taken) = taken else { return promoted };
        let learned = if self.features.capture_history {
            self.shared.histories.capture(piece_to(position, m), taken) / CAPTURE_HISTORY_DIVISOR
        } else {
            // The least valuable attacker first.
            -(position.board().role_at(m.from()).map_or(0, Role::index) as i32)
        };
        VICTIM_WEIGHT * EXCHANGE_VALUES[taken.index()] + promoted + learned
    }

    fn list_quiets(&mut self, picker: &Picker, position: &Position, ply: usize) {
        let them = position.board().color(position.turn().opponent());
        let counter = self.shared.histories.counter(self.frames[ply].previous());
        self.frames[ply].checks = check_squares(position);
        for &m in &position.legal_moves_to(!them) {
            if !is_noisy(position, m) && Some(m) != picker.hash_move {
                let score = self.quiet_order(position, m, ply, counter);
                self.arena.push(Scored { score, m });
            }
        }
    }

    /// Quiet moves that give check with the piece that moves.
    fn list_checks(&mut self, picker: &Picker, position: &Position, ply: usize) {
        let checks = check_squares(position);
        self.frames[ply].checks = checks;
        let targets = checks.into_iter().fold(Bitboard::EMPTY, |all, of_role| all | of_role);
        for &m in &position.legal_moves_to(targets & !position.board().occupied()) {
            if self.is_direct_check(position, m, ply) && !is_noisy(position, m) && Some(m) != picker.hash_move
            {
                let score = self.quiet_history(position, m, ply);
                self.arena.push(Scored { score, m });
            }
        }
    }

    fn quiet_order(&self, position: &Position, m: Move, ply: usize, counter: Option<Move>) -> i32 {
        let killers = &self.frames[ply].killers;
        if self.features.killers && killers[0] == Some(m) {
            return FIRST_KILLER_ORDER;
        }
        if self.features.killers && killers[1] == Some(m) {
            return SECOND_KILLER_ORDER;
        }
        if self.features.counter_moves && counter == Some(m) {
            return COUNTER_MOVE_ORDER;
        }
        // Underpromotions are hardly ever the best move.
        let underpromotion = if m.promotes_to().is_some() { UNDERPROMOTION_ORDER } else { 0 };
        let check = if self.is_direct_check(position, m, ply) { CHECK_ORDER } else { 0 };
        self.quiet_history(position, m, ply) + check - underpromotion
    }

    /// Whether the moving piece itself gives check from its new square. Only for quiet moves.
    #[inline]
    pub(crate) fn is_direct_check(&self, position: &Position, m: Move, ply: usize) -> bool {
        let role = position.board().role_at(m.from()).unwrap_or(Role::Pawn);
        self.frames[ply].checks[role.index()].contains(m.to())
    }

    /// The history of a quiet move.
    pub(crate) fn quiet_history(&self, position: &Position, m: Move, ply: usize) -> i32 {
        let mut history = 0;
        if self.features.butterfly_history {
            history += self.shared.histories.butterfly(position.turn(), m);
        }
        if self.features.continuation_history {
            let now = piece_to(position, m);
            let [one, two, four] = self.frames[ply].earlier;
            history += self.shared.histories.continuation(one, now)
                + self.shared.histories.continuation(two, now)
                + self.shared.histories.continuation(four, now) / OLDEST_CONTINUATION_DIVISOR;
        }
        history
    }
}
