//! The numbers of the search, in one place, and switches for measuring what each idea is worth.

use super::score::Value;

/// Ideas of the search that can be switched off, to measure what they gain. All are on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "docs/engine.md has a paragraph and a measurement for each")]
pub struct Features {
    pub aspiration: bool,
    pub null_move: bool,
    pub late_move_reductions: bool,
    pub late_move_pruning: bool,
    pub futility: bool,
    pub reverse_futility: bool,
    pub razoring: bool,
    pub exchange_pruning: bool,
    pub history_pruning: bool,
    pub singular_extensions: bool,
    pub check_extensions: bool,
    pub internal_reductions: bool,
    pub killers: bool,
    pub counter_moves: bool,
    pub butterfly_history: bool,
    pub continuation_history: bool,
    pub capture_history: bool,
    pub correction_history: bool,
    pub improving: bool,
    pub quiescence_pruning: bool,
    pub quiescence_checks: bool,
}

impl Features {
    /// Everything that is switched on in play.
    pub const ALL: Features = Features {
        aspiration: true,
        null_move: true,
        late_move_reductions: true,
        late_move_pruning: true,
        futility: true,
        reverse_futility: true,
        razoring: true,
        exchange_pruning: true,
        history_pruning: true,
        singular_extensions: true,
        check_extensions: true,
        internal_reductions: true,
        killers: true,
        counter_moves: true,
        butterfly_history: true,
        continuation_history: true,
        capture_history: true,
        correction_history: true,
        improving: true,
        quiescence_pruning: true,
        quiescence_checks: true,
    };

    /// The names of the ideas, for tools.
    pub const NAMES: [&'static str; 21] = [
        "aspiration",
        "null_move",
        "late_move_reductions",
        "late_move_pruning",
        "futility",
        "reverse_futility",
        "razoring",
        "exchange_pruning",
        "history_pruning",
        "singular_extensions",
        "check_extensions",
        "internal_reductions",
        "killers",
        "counter_moves",
        "butterfly_history",
        "continuation_history",
        "capture_history",
        "correction_history",
        "improving",
        "quiescence_pruning",
        "quiescence_checks",
    ];

    /// The same with the idea of this name switched; `None` if there is no such idea.
    #[must_use]
    pub fn toggled(mut self, name: &str) -> Option<Features> {
        let switch = match name {
            "aspiration" => &mut self.aspiration,
            "null_move" => &mut self.null_move,
            "late_move_reductions" => &mut self.late_move_reductions,
            "late_move_pruning" => &mut self.late_move_pruning,
            "futility" => &mut self.futility,
            "reverse_futility" => &mut self.reverse_futility,
            "razoring" => &mut self.razoring,
            "exchange_pruning" => &mut self.exchange_pruning,
            "history_pruning" => &mut self.history_pruning,
            "singular_extensions" => &mut self.singular_extensions,
            "check_extensions" => &mut self.check_extensions,
            "internal_reductions" => &mut self.internal_reductions,
            "killers" => &mut self.killers,
            "counter_moves" => &mut self.counter_moves,
            "butterfly_history" => &mut self.butterfly_history,
            "continuation_history" => &mut self.continuation_history,
            "capture_history" => &mut self.capture_history,
            "correction_history" => &mut self.correction_history,
            "improving" => &mut self.improving,
            "quiescence_pruning" => &mut self.quiescence_pruning,
            "quiescence_checks" => &mut self.quiescence_checks,
            _ => return None,
        };
        *switch = !*switch;
        Some(self)
    }
}

impl Default for Features {
    fn default() -> Features {
        Features::ALL
    }
}

/// The first aspiration window around the last score.
pub(crate) const ASPIRATION_MARGIN: Value = 9;

/// From this depth on the window is narrow.
pub(crate) const ASPIRATION_DEPTH: i32 = 5;

/// Reverse futility: how far above beta the evaluation must be, a ply.
pub(crate) const REVERSE_FUTILITY_MARGIN: Value = 58;

/// Reverse futility up to this depth.
pub(crate) const REVERSE_FUTILITY_DEPTH: i32 = 8;

/// Razoring: how far below alpha the evaluation must be, and how much more a ply.
pub(crate) const RAZORING_MARGIN: Value = 180;

/// Razoring up to this depth.
pub(crate) const RAZORING_DEPTH: i32 = 3;

/// Null move from this depth on.
pub(crate) const NULL_MOVE_DEPTH: i32 = 3;

/// Null move: another ply less for so much more above beta.
pub(crate) const NULL_MOVE_MARGIN: Value = 80;

/// From this depth on a null move's success is verified.
pub(crate) const NULL_MOVE_VERIFY_DEPTH: i32 = 14;

/// Futility: what a quiet move can hope for, and how much more a ply.
pub(crate) const FUTILITY_BASE: Value = 60;
/// See [`FUTILITY_BASE`].
pub(crate) const FUTILITY_MARGIN: Value = 90;

/// Futility up to this depth.
pub(crate) const FUTILITY_DEPTH: i32 = 11;

/// Quiet moves may lose so much in exchanges, times the depth squared.
pub(crate) const QUIET_EXCHANGE_MARGIN: Value = -22;

/// Captures may lose so much in exchanges, a ply.
pub(crate) const CAPTURE_EXCHANGE_MARGIN: Value = -90;

/// Quiet moves with a history below this, a ply, are not looked at.
pub(crate) const HISTORY_PRUNING_MARGIN: i32 = -3000;

/// Singular extensions from this depth on.
pub(crate) const SINGULAR_DEPTH: i32 = 7;

/// Quiescence: what a capture can hope for beyond its victim.
pub(crate) const QUIESCENCE_MARGIN: Value = 90;

/// After how many quiet moves the others are not looked at.
pub(crate) const fn late_move_count(depth: i32, improving: bool) -> i32 {
    (5 + 2 * depth * depth) / (2 - improving as i32)
}

/// Depths and move numbers in the table of reductions.
const REDUCTION_SIZE: usize = 64;

/// By how much to reduce, in 1024ths of a ply: by depth and by the number of the move.
static REDUCTIONS: [[i32; REDUCTION_SIZE]; REDUCTION_SIZE] = {
    let mut table = [[0; REDUCTION_SIZE]; REDUCTION_SIZE];
    let mut depth = 1;
    while depth < REDUCTION_SIZE {
        let mut number = 1;
        while number < REDUCTION_SIZE {
            let product = natural_logarithm(depth as f64) * natural_logarithm(number as f64);
            table[depth][number] = (1024.0 * (0.8 + product / 2.3)) as i32;
            number += 1;
        }
        depth += 1;
    }
    table
};

/// By how much to reduce the depth for a move of this number, in 1024ths of a ply.
#[inline]
pub(crate) fn reduction(depth: i32, number: i32) -> i32 {
    REDUCTIONS[depth.clamp(0, 63) as usize][number.clamp(0, 63) as usize]
}

/// By how much less to reduce for a good history, in 1024ths of a ply.
#[inline]
pub(crate) fn history_reduction(history: i32) -> i32 {
    (history - AVERAGE_HISTORY) / 10
}

/// The history with which a quiet move is reduced as the table says.
const AVERAGE_HISTORY: i32 = 3_000;

/// From this depth on threads leave moves to each other.
pub(crate) const SHARING_DEPTH: i32 = 2;

/// Up to this ply moves are reduced less.
pub(crate) const NEAR_ROOT: usize = 2;

/// A reduced move that turns out so much better than the best is looked at a ply deeper.
pub(crate) const DEEPER_MARGIN: Value = 40;

/// A reduced move that turns out hardly better than the best is looked at a ply less.
pub(crate) const SHALLOWER_MARGIN: Value = 8;

/// The natural logarithm by its series. Not the library's, which may differ between machines in the
/// last digit, and the node signature may not.
const fn natural_logarithm(x: f64) -> f64 {
    let (mut x, mut halvings) = (x, 0.0);
    while x > 1.5 {
        x /= 2.0;
        halvings += 1.0;
    }
    // ln x = 2 artanh((x - 1) / (x + 1))
    let z = (x - 1.0) / (x + 1.0);
    let (mut power, mut sum, mut odd) = (z, 0.0, 1.0);
    while odd < 40.0 {
        sum += power / odd;
        power *= z * z;
        odd += 2.0;
    }
    2.0 * sum + halvings * core::f64::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithm_is_right() {
        for x in 1..64 {
            let x = f64::from(x);
            assert!((natural_logarithm(x) - x.ln()).abs() < 1e-12);
        }
    }

    #[test]
    fn every_name_switches_its_own_idea() {
        for (i, name) in Features::NAMES.iter().enumerate() {
            let off = Features::ALL.toggled(name).unwrap();
            assert_ne!(off, Features::ALL);
            assert_eq!(off.toggled(name), Some(Features::ALL));
            for other in &Features::NAMES[..i] {
                assert_ne!(Features::ALL.toggled(other), Some(off));
            }
        }
        assert_eq!(Features::ALL.toggled("luck"), None);
    }
}
