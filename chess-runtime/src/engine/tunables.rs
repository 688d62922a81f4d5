//! The search's numbers, each named once, and switches for measuring what each idea gains.
//!
//! What the evaluation knows is in `evaluate/parameters.rs`, which the tuner writes; how time is divided is
//! in `clock.rs`, because the search knows no clock. Change a number here and the node signature changes.

use super::score::Value;

/// Makes [`Features`] from the switches and a constant from each number, so that adding one is adding a line.
macro_rules! tunables {
    (
        switches { $($(#[$about:meta])* $switch:ident,)* }
        numbers { $($(#[$doc:meta])* $name:ident: $type:ty = $value:expr,)* }
    ) => {
        /// Ideas of the search that can be switched off, to measure what they gain. All are on in play;
        /// docs/engine.md has a paragraph and a measurement for each.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct Features {
            $($(#[$about])* pub $switch: bool,)*
        }

        impl Features {
            /// Everything that is switched on in play.
            pub const ALL: Features = Features { $($switch: true,)* };

            /// The names of the ideas, for tools.
            pub const NAMES: [&'static str; [$(stringify!($switch)),*].len()] = [$(stringify!($switch)),*];

            /// The same with the idea of this name switched; `None` if there is no such idea.
            #[must_use]
            pub fn toggled(mut self, name: &str) -> Option<Features> {
                let switch = match name {
                    $(stringify!($switch) => &mut self.$switch,)*
                    _ => return None,
                };
                *switch = !*switch;
                Some(self)
            }
        }

        $($(#[$doc])* pub(crate) const $name: $type = $value;)*
    };
}

tunables! {
    switches {
        /// A narrow window around the score of the depth before.
        aspiration,
        /// Leave a node that is good enough even after passing.
        null_move,
        /// Search late moves less deeply at first.
        late_move_reductions,
        /// Skip quiet moves after so many.
        late_move_pruning,
        /// Skip quiet moves that cannot raise the evaluation to alpha.
        futility,
        /// Leave a node whose evaluation is far above beta.
        reverse_futility,
        /// Look at captures alone where the evaluation is far below alpha.
        razoring,
        /// Skip moves that lose material in exchanges.
        exchange_pruning,
        /// Skip quiet moves with a bad history.
        history_pruning,
        /// Search a hash move that is much better than all others more deeply.
        singular_extensions,
        /// Search checks that lose nothing a ply deeper.
        check_extensions,
        /// Search nodes without a hash move less deeply.
        internal_reductions,
        /// Try quiet moves early that refuted a sibling.
        killers,
        /// Try the quiet move early that refuted the opponent's last move before.
        counter_moves,
        /// Order quiet moves by how often they were good.
        butterfly_history,
        /// Order quiet moves by how often they were good after the moves before them.
        continuation_history,
        /// Order captures by how often they were good.
        capture_history,
        /// Correct the evaluation by how wrong it was in similar positions.
        correction_history,
        /// Prune more where the side to move stands no better than two plies ago.
        improving,
        /// Skip captures that cannot raise the evaluation to alpha in quiescence.
        quiescence_pruning,
        /// Try quiet checks at the first ply of quiescence.
        quiescence_checks,
    }

    numbers {
        // The root.
        /// The first aspiration window around the last score.
        ASPIRATION_MARGIN: Value = 9,
        /// From this depth on the window is narrow.
        ASPIRATION_DEPTH: i32 = 5,
        /// A window wider than this on one side becomes the full window.
        ASPIRATION_WIDEST: Value = 800,
        /// By how many plies at most a depth is reduced whose score is above the window.
        ASPIRATION_REDUCTION: i32 = 3,
        /// Bounds are reported only after so many nodes: before that they come too fast to be read.
        REPORTED_BOUND_NODES: u64 = 3_000_000,
        /// How many nodes pass between two looks at the watch.
        POLL_INTERVAL: u64 = 1024,

        // The transposition table.
        /// From so many halfmoves on a value of the table does not end the search of a node: it does not
        /// know how near the fifty-move rule is.
        TABLE_HALFMOVES: u16 = 90,
        /// An entry this much deeper than a new one for the same position is kept.
        TABLE_DEEPER: i32 = 4,
        /// An entry loses so many plies of worth with each search that has begun since.
        TABLE_AGE_PENALTY: i32 = 4,

        // The evaluation as the search sees it.
        /// The evaluation fades to half of itself on the way to the fifty-move rule: halfmoves out of this.
        FADING_HALFMOVES: i32 = 200,
        /// How many pawn structures the correction remembers, for each color.
        CORRECTIONS: usize = 1 << 14,
        /// Corrections are kept in such fractions of a centipawn.
        CORRECTION_GRAIN: i32 = 256,
        /// No correction is larger, in centipawns.
        CORRECTION_LIMIT: i32 = 96,
        /// How much a new difference counts at most, in 256ths.
        CORRECTION_WEIGHT: i32 = 16,
        /// What a piece is worth in an exchange, by role.
        EXCHANGE_VALUES: [Value; 6] = [100, 310, 325, 500, 950, 0],

        // The order of moves.
        /// Histories stay between minus this and this.
        HISTORY_LIMIT: i32 = 16_384,
        /// What a good move gains in its history, a ply of depth.
        HISTORY_BONUS: i32 = 160,
        /// What is taken off that.
        HISTORY_BONUS_OFFSET: i32 = 80,
        /// No move gains more.
        HISTORY_BONUS_LIMIT: i32 = 1600,
        /// How many quiet moves of a node are blamed when a later move refutes it.
        BLAMED_QUIETS: usize = 64,
        /// The same for captures.
        BLAMED_CAPTURES: usize = 32,
        /// A capture's order: its victim's value this many times, and a part of its history.
        VICTIM_WEIGHT: i32 = 8,
        /// The part of a capture's history that counts for its order.
        CAPTURE_HISTORY_DIVISOR: i32 = 4,
        /// The part of the history after the move four plies ago that counts.
        OLDEST_CONTINUATION_DIVISOR: i32 = 2,
        /// How much earlier a check comes than other quiet moves.
        CHECK_ORDER: i32 = 6_000,
        /// The order of the first killer: before all histories.
        FIRST_KILLER_ORDER: i32 = 1 << 20,
        /// The order of the second killer.
        SECOND_KILLER_ORDER: i32 = 1 << 19,
        /// The order of the counter move.
        COUNTER_MOVE_ORDER: i32 = 1 << 18,
        /// How much later promotions to less than a queen come.
        UNDERPROMOTION_ORDER: i32 = 1 << 18,

        // Leaving a node.
        /// Reverse futility: how far above beta the evaluation must be, a ply.
        REVERSE_FUTILITY_MARGIN: Value = 58,
        /// Reverse futility up to this depth.
        REVERSE_FUTILITY_DEPTH: i32 = 8,
        /// Razoring: how far below alpha the evaluation must be.
        RAZORING_BASE: Value = 100,
        /// Razoring: how much further a ply.
        RAZORING_MARGIN: Value = 180,
        /// Razoring up to this depth.
        RAZORING_DEPTH: i32 = 3,
        /// Null move from this depth on.
        NULL_MOVE_DEPTH: i32 = 3,
        /// Null move: how far above beta the static evaluation must be.
        NULL_MOVE_EVAL_BASE: Value = 120,
        /// Null move: how much less of that is enough, a ply.
        NULL_MOVE_EVAL_MARGIN: Value = 20,
        /// Null move: by how many plies the search is reduced.
        NULL_MOVE_REDUCTION: i32 = 4,
        /// Null move: another ply less for so many plies of depth.
        NULL_MOVE_DEPTH_DIVISOR: i32 = 3,
        /// Null move: another ply less for so much more above beta.
        NULL_MOVE_MARGIN: Value = 80,
        /// Null move: how many plies less at most for that.
        NULL_MOVE_MARGIN_PLIES: i32 = 4,
        /// From this depth on a null move's success is verified.
        NULL_MOVE_VERIFY_DEPTH: i32 = 14,
        /// For how many quarters of the verifying search no null move is tried.
        NULL_MOVE_VERIFY_QUARTERS: usize = 3,
        /// Internal reductions from this depth on.
        INTERNAL_REDUCTION_DEPTH: i32 = 4,

        // Skipping a move.
        /// Late move pruning: how many quiet moves are looked at.
        LATE_MOVE_BASE: i32 = 5,
        /// Late move pruning: how many more, times the depth squared.
        LATE_MOVE_FACTOR: i32 = 2,
        /// Late move pruning up to this depth.
        LATE_MOVE_DEPTH: i32 = 8,
        /// Futility: what a quiet move can hope for.
        FUTILITY_BASE: Value = 60,
        /// Futility: how much more a ply.
        FUTILITY_MARGIN: Value = 90,
        /// Futility up to this reduced depth.
        FUTILITY_DEPTH: i32 = 11,
        /// Quiet moves with a history below this, a ply, are skipped.
        HISTORY_PRUNING_MARGIN: i32 = -3000,
        /// History pruning up to this reduced depth.
        HISTORY_PRUNING_DEPTH: i32 = 4,
        /// Quiet moves may lose so much in exchanges, times the reduced depth squared; checks times the depth.
        QUIET_EXCHANGE_MARGIN: Value = -22,
        /// Exchange pruning of quiet moves up to this reduced depth.
        QUIET_EXCHANGE_DEPTH: i32 = 8,
        /// Exchange pruning of quiet checks up to this depth.
        CHECK_EXCHANGE_DEPTH: i32 = 6,
        /// Captures may lose so much in exchanges, a ply.
        CAPTURE_EXCHANGE_MARGIN: Value = -90,
        /// Exchange pruning of captures up to this depth.
        CAPTURE_EXCHANGE_DEPTH: i32 = 7,

        // Reducing a move, in 1024ths of a ply.
        /// One ply.
        PLY: i32 = 1024,
        /// Reductions from this depth on.
        REDUCTION_DEPTH: i32 = 2,
        /// The reduction that every late move has, in plies.
        REDUCTION_BASE: f64 = 0.8,
        /// The product of the logarithms of depth and move number is divided by this.
        REDUCTION_DIVISOR: f64 = 2.3,
        /// The history with which a quiet move is reduced as the table says.
        AVERAGE_HISTORY: i32 = 3_000,
        /// How much history is one 1024th of a ply.
        HISTORY_REDUCTION_DIVISOR: i32 = 10,
        /// The part of the reduction that captures have, in eighths.
        CAPTURE_REDUCTION_EIGHTHS: i32 = 5,
        /// Less for a capture.
        CAPTURE_REDUCTION: i32 = 512,
        /// Less for a killer.
        KILLER_REDUCTION: i32 = 1024,
        /// More where a cutoff is expected.
        CUT_NODE_REDUCTION: i32 = 2048,
        /// More where the side to move is not improving.
        NOT_IMPROVING_REDUCTION: i32 = 640,
        /// Less on the principal variation.
        PV_REDUCTION: i32 = 1024,
        /// Less near the root: combinations begin with moves that come late in the order.
        NEAR_ROOT_REDUCTION: i32 = 1024,
        /// Up to this ply the root is near.
        NEAR_ROOT: usize = 2,
        /// Less for a check.
        CHECK_REDUCTION: i32 = 1024,
        /// Less for an answer to a check.
        EVASION_REDUCTION: i32 = 512,
        /// More where the children of the next ply are often refuted.
        CUTOFFS_REDUCTION: i32 = 640,
        /// More than so many cutoffs are often.
        MANY_CUTOFFS: u8 = 3,
        /// A reduced move that turns out so much better than the best is searched a ply deeper.
        DEEPER_MARGIN: Value = 40,
        /// A reduced move that turns out hardly better than the best is searched a ply less.
        SHALLOWER_MARGIN: Value = 8,

        // Extending a move.
        /// Singular extensions from this depth on.
        SINGULAR_DEPTH: i32 = 7,
        /// The entry of the table may be so many plies less deep.
        SINGULAR_ENTRY_PLIES: i32 = 3,
        /// By how much all other moves must be worse, a ply.
        SINGULAR_MARGIN: Value = 2,
        /// By how much more for two plies.
        DOUBLE_EXTENSION_MARGIN: Value = 24,
        /// How many double extensions a line may have.
        DOUBLE_EXTENSIONS: u8 = 6,
        /// No extension from this many times the depth of the root on.
        EXTENSION_ROOT_DEPTHS: i32 = 2,

        // Quiescence.
        /// What a capture can hope for beyond its victim.
        QUIESCENCE_MARGIN: Value = 90,
        /// How many answers to a check are tried before quiet ones are skipped.
        QUIESCENCE_EVASIONS: usize = 2,

        // Several threads.
        /// From this depth on threads leave moves to each other.
        SHARING_DEPTH: i32 = 2,
        /// How many moves being searched have a slot. Two moves that share one only make the threads know
        /// less of each other.
        SHARING_SLOTS: usize = 1 << 12,
        /// How many moves of a node can be deferred.
        DEFERRED_MOVES: usize = 16,
    }
}

impl Default for Features {
    fn default() -> Features {
        Features::ALL
    }
}

/// After how many quiet moves the others are skipped.
pub(crate) const fn late_move_count(depth: i32, improving: bool) -> i32 {
    (LATE_MOVE_BASE + LATE_MOVE_FACTOR * depth * depth) / (2 - improving as i32)
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
            table[depth][number] = (PLY as f64 * (REDUCTION_BASE + product / REDUCTION_DIVISOR)) as i32;
            number += 1;
        }
        depth += 1;
    }
    table
};

/// By how much to reduce the depth for a move of this number, in 1024ths of a ply.
#[inline]
pub(crate) fn reduction(depth: i32, number: i32) -> i32 {
    let index = |number: i32| number.clamp(0, REDUCTION_SIZE as i32 - 1) as usize;
    REDUCTIONS[index(depth)][index(number)]
}

/// By how much less to reduce for a good history, in 1024ths of a ply.
#[inline]
pub(crate) fn history_reduction(history: i32) -> i32 {
    (history - AVERAGE_HISTORY) / HISTORY_REDUCTION_DIVISOR
}

/// What a good move gains in its history and a bad one loses, at this depth.
pub(crate) fn history_bonus(depth: i32) -> i32 {
    (HISTORY_BONUS * depth - HISTORY_BONUS_OFFSET).clamp(0, HISTORY_BONUS_LIMIT)
}

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
