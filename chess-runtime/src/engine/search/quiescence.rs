//! The quiescence search: captures, promotions and evasions only, until the position is quiet and the
//! evaluation can be trusted.

use chess_types::{Move, Position};

use super::super::exchange;
use super::super::report::Bound;
use super::super::score::{INFINITE, MATE_BOUND, NO_VALUE, Value, is_mate, mated_in};
use super::super::table::{Entry, to_table};
use super::super::tunables::{EXCHANGE_VALUES, QUIESCENCE_EVASIONS, QUIESCENCE_MARGIN};
use super::super::window::Window;
use super::Worker;
use super::picker::{Picker, is_noisy};

/// Whether quiet checks are tried as well.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Checks {
    /// At the first ply of quiescence, where a check may be the point of the whole line.
    Tried,
    /// Deeper, where checks could follow checks without end.
    LeftOut,
}

impl Worker {
    /// The value of the position once it is quiet.
    pub(crate) fn quiescence<const PV: bool>(
        &mut self,
        position: &Position,
        window: Window,
        ply: usize,
        checks: Checks,
    ) -> Value {
        if let Some(value) = self.enter(position, ply) {
            return value;
        }
        let entry = self.probe(position, ply);
        if !PV
            && let Some(entry) = &entry
            && entry.decides(window.beta)
        {
            return entry.value;
        }
        let in_check = position.is_check();
        let (raw, eval) = if in_check {
            (NO_VALUE, NO_VALUE)
        } else {
            let raw = self.raw_eval(position, entry.as_ref());
            (raw, self.corrected(position, raw))
        };
        self.frames[ply].eval = eval;
        // Stand pat: some quiet move is probably no worse than the static evaluation.
        let stand = match &entry {
            _ if in_check => -INFINITE,
            Some(entry) if !is_mate(entry.value) => match entry.bound {
                Bound::Exact => entry.value,
                Bound::Lower => eval.max(entry.value),
                Bound::Upper => eval.min(entry.value),
            },
            _ => eval,
        };
        if stand >= window.beta {
            if entry.is_none() {
                self.store_entry(None, stand, raw, Bound::Lower, ply);
            }
            return stand;
        }
        let mark = self.arena.len();
        let hash_move = entry.and_then(|entry| entry.best).filter(|&m| in_check || is_noisy(position, m));
        let picker = if in_check {
            Picker::all(&self.arena, hash_move)
        } else {
            let checks = checks == Checks::Tried && self.features.quiescence_checks;
            Picker::captures(&self.arena, hash_move, 0).and_checks(checks)
        };
        let best = self.try_moves_of::<PV>(picker, position, window, ply, stand, raw);
        self.arena.truncate(mark);
        best
    }

    fn try_moves_of<const PV: bool>(
        &mut self,
        mut picker: Picker,
        position: &Position,
        window: Window,
        ply: usize,
        stand: Value,
        raw: Value,
    ) -> Value {
        let in_check = stand == -INFINITE;
        let (mut best, mut best_move, mut alpha) = (stand, None, window.alpha.max(stand));
        let mut count = 0;
        while let Some(m) = self.next_move(&mut picker, position, ply) {
            count += 1;
            if best > -MATE_BOUND && self.features.quiescence_pruning {
                if in_check && !is_noisy(position, m) && count > QUIESCENCE_EVASIONS {
                    // One quiet evasion is enough to show that the check is not mate.
                    picker.skip_quiets();
                    continue;
                }
                if !in_check && let Some(hope) = self.delta_prune(position, m, stand, alpha) {
                    best = best.max(hope);
                    continue;
                }
            }
            let next = self.make(position, m, ply);
            let value = -self.quiescence::<PV>(
                &next,
                Window::new(alpha, window.beta).for_opponent(),
                ply + 1,
                Checks::LeftOut,
            );
            self.unmake();
            if self.aborted {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = Some(m);
                    alpha = value;
                    if PV {
                        self.lines.update(ply, m);
                    }
                    if value >= window.beta {
                        break;
                    }
                }
            }
        }
        if in_check && count == 0 {
            return mated_in(ply);
        }
        let bound = if best >= window.beta { Bound::Lower } else { Bound::Upper };
        self.store_entry(best_move, best, raw, bound, ply);
        best
    }

    /// Delta pruning: the most that a capture can reach, if that is not above alpha. Quiet checks are never
    /// pruned.
    fn delta_prune(&self, position: &Position, m: Move, stand: Value, alpha: Value) -> Option<Value> {
        if m.promotes_to().is_some() || is_mate(alpha) || !is_noisy(position, m) {
            return None;
        }
        let taken = exchange::victim(position, m).map_or(0, |role| EXCHANGE_VALUES[role.index()]);
        let hope = stand + taken + QUIESCENCE_MARGIN;
        (hope <= alpha).then_some(hope)
    }

    fn store_entry(&mut self, best: Option<Move>, value: Value, eval: Value, bound: Bound, ply: usize) {
        let entry = Entry { best, value: to_table(value, ply), eval, depth: 0, bound, is_pv: false };
        self.shared.table.store(self.keys[self.keys.len() - 1], entry);
    }
}
