//! The search's numbers, each named once, and switches for measuring what each idea gains.
//!
//! The parameters of the evaluation are in `evaluate/parameters.rs`, which the tuner writes. Time management
//! is in `clock.rs`, because the search has no clock. Changing a number here changes the node signature.

use super::score::Value;

/// Makes [`Features`] from the switches, and a constant from each number. A new one needs only one line.
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
        /// Leave a node that is still above beta after passing.
        null_move,
        /// Search late moves at reduced depth first.
        late_move_reductions,
        /// Skip quiet moves that come late in the move order.
        late_move_pruning,
        /// Skip quiet moves that cannot raise the evaluation to alpha.
        futility,
        /// Leave a node whose evaluation is far above beta.
        reverse_futility,
        /// Search only captures where the evaluation is far below alpha.
        razoring,
        /// Skip moves that lose material in exchanges.
        exchange_pruning,
        /// Skip quiet moves with a bad history.
        history_pruning,
        /// Search the hash move more deeply if it is much better than all other moves.
        singular_extensions,
        /// Search checks that lose no material one ply deeper.
        check_extensions,
        /// Search nodes without a hash move less deeply.
        internal_reductions,
        /// Try quiet moves early if they refuted a sibling node.
        killers,
        /// Try the quiet move early that refuted the opponent's last move elsewhere.
        counter_moves,
        /// Order quiet moves by how often they were good.
        butterfly_history,
        /// Order quiet moves by how often they were good after the moves before them.
        continuation_history,
        /// Order captures by how often they were good.
        capture_history,
        /// Correct the evaluation by its error in similar positions.
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
        /// The most plies by which the depth is reduced when the search fails high.
        ASPIRATION_REDUCTION: i32 = 3,
        /// Bounds are reported only after this many nodes. Before, they come too fast to be read.
        REPORTED_BOUND_NODES: u64 = 3_000_000,
        /// How many nodes are searched between two questions to the watch.
        POLL_INTERVAL: u64 = 1024,

        // The transposition table.
        /// From this many halfmoves on, a value of the table does not end the search of a node, because the
        /// table does not know how near the fifty-move rule is.
        TABLE_HALFMOVES: u16 = 90,
        /// An entry this much deeper than a new one for the same position is kept.
        TABLE_DEEPER: i32 = 4,
        /// An entry loses this many plies of worth with each new search.
        TABLE_AGE_PENALTY: i32 = 4,

        // The evaluation as the search sees it.
        /// The evaluation fades by 1 / this per halfmove: to half of itself at the fifty-move rule.
        FADING_HALFMOVES: i32 = 200,
        /// How many pawn structures the correction remembers, for each color.
        CORRECTIONS: usize = 1 << 14,
        /// Corrections are stored in these fractions of a centipawn.
        CORRECTION_GRAIN: i32 = 256,
        /// The largest correction, in centipawns.
        CORRECTION_LIMIT: i32 = 96,
        /// The largest weight of a new difference, in 256ths.
        CORRECTION_WEIGHT: i32 = 16,
        /// What a piece is worth in an exchange, by role.
        EXCHANGE_VALUES: [Value; 6] = [100, 310, 325, 500, 950, 0],

        // Move ordering.
        /// Histories stay between minus this and this.
        HISTORY_LIMIT: i32 = 16_384,
        /// What a good move gains in its history per ply of depth.
        HISTORY_BONUS: i32 = 160,
        /// What is subtracted from that.
        HISTORY_BONUS_OFFSET: i32 = 80,
        /// The most that a move gains.
        HISTORY_BONUS_LIMIT: i32 = 1600,
        /// How many quiet moves of a node lose history when a later move causes a cutoff.
        BLAMED_QUIETS: usize = 64,
        /// The same for captures.
        BLAMED_CAPTURES: usize = 32,
        /// A capture is ordered by this many times its victim's value, plus a part of its history.
        VICTIM_WEIGHT: i32 = 8,
        /// A capture's history is divided by this for its order.
        CAPTURE_HISTORY_DIVISOR: i32 = 4,
        /// The continuation history of the move four plies ago is divided by this.
        OLDEST_CONTINUATION_DIVISOR: i32 = 2,
        /// The bonus of a check in the order of quiet moves.
        CHECK_ORDER: i32 = 6_000,
        /// The order of the first killer: before all histories.
        FIRST_KILLER_ORDER: i32 = 1 << 20,
        /// The order of the second killer.
        SECOND_KILLER_ORDER: i32 = 1 << 19,
        /// The order of the counter move.
        COUNTER_MOVE_ORDER: i32 = 1 << 18,
        /// The malus of an underpromotion in the order of moves.
        UNDERPROMOTION_ORDER: i32 = 1 << 18,

        // Leaving a node.
        /// Reverse futility: how far above beta the evaluation must be, per ply.
        REVERSE_FUTILITY_MARGIN: Value = 58,
        /// Reverse futility up to this depth.
        REVERSE_FUTILITY_DEPTH: i32 = 8,
        /// Razoring: how far below alpha the evaluation must be.
        RAZORING_BASE: Value = 100,
        /// Razoring: how much further below alpha, per ply.
        RAZORING_MARGIN: Value = 180,
        /// Razoring up to this depth.
        RAZORING_DEPTH: i32 = 3,
        /// Null move from this depth on.
        NULL_MOVE_DEPTH: i32 = 3,
        /// Null move: how far above beta the static evaluation must be.
        NULL_MOVE_EVAL_BASE: Value = 120,
        /// Null move: how much less is enough, per ply.
        NULL_MOVE_EVAL_MARGIN: Value = 20,
        /// Null move: by how many plies the search is reduced.
        NULL_MOVE_REDUCTION: i32 = 4,
        /// Null move: the search is reduced by another ply for each this many plies of depth.
        NULL_MOVE_DEPTH_DIVISOR: i32 = 3,
        /// Null move: the search is reduced by another ply for each this many points above beta.
        NULL_MOVE_MARGIN: Value = 80,
        /// Null move: the most plies of reduction for points above beta.
        NULL_MOVE_MARGIN_PLIES: i32 = 4,
        /// Null move: from this depth on, a success is verified.
        NULL_MOVE_VERIFY_DEPTH: i32 = 14,
        /// Null move: for how many quarters of the verification search no null move is tried.
        NULL_MOVE_VERIFY_QUARTERS: usize = 3,
        /// Internal reductions from this depth on.
        INTERNAL_REDUCTION_DEPTH: i32 = 4,

        // Skipping a move.
        /// Late move pruning: how many quiet moves are searched.
        LATE_MOVE_BASE: i32 = 5,
        /// Late move pruning: how many more are searched, times the depth squared.
        LATE_MOVE_FACTOR: i32 = 2,
        /// Late move pruning up to this depth.
        LATE_MOVE_DEPTH: i32 = 8,
        /// Futility: how much a quiet move can raise the evaluation.
        FUTILITY_BASE: Value = 60,
        /// Futility: how much more, per ply.
        FUTILITY_MARGIN: Value = 90,
        /// Futility up to this reduced depth.
        FUTILITY_DEPTH: i32 = 11,
        /// History pruning: quiet moves are skipped if their history is below this, per ply.
        HISTORY_PRUNING_MARGIN: i32 = -3000,
        /// History pruning up to this reduced depth.
        HISTORY_PRUNING_DEPTH: i32 = 4,
        /// Exchange pruning: how much a quiet move may lose, times the reduced depth squared. For a check,
        /// times the depth.
        QUIET_EXCHANGE_MARGIN: Value = -22,
        /// Exchange pruning of quiet moves up to this reduced depth.
        QUIET_EXCHANGE_DEPTH: i32 = 8,
        /// Exchange pruning of quiet checks up to this depth.
        CHECK_EXCHANGE_DEPTH: i32 = 6,
        /// Exchange pruning: how much a capture may lose, per ply.
        CAPTURE_EXCHANGE_MARGIN: Value = -90,
        /// Exchange pruning of captures up to this depth.
        CAPTURE_EXCHANGE_DEPTH: i32 = 7,

        // Late move reductions, in 1024ths of a ply.
        /// One ply.
        PLY: i32 = 1024,
        /// Reductions from this depth on.
        REDUCTION_DEPTH: i32 = 2,
        /// The reduction that every late move has, in plies.
        REDUCTION_BASE: f64 = 0.8,
        /// The product of the logarithms of depth and move number is divided by this.
        REDUCTION_DIVISOR: f64 = 2.3,
        /// The history with which a quiet move is reduced exactly as the table says.
        AVERAGE_HISTORY: i32 = 3_000,
        /// How much history is worth one 1024th of a ply.
        HISTORY_REDUCTION_DIVISOR: i32 = 10,
        /// The part of the reduction that applies to captures, in eighths.
        CAPTURE_REDUCTION_EIGHTHS: i32 = 5,
        /// The reduction is smaller for a capture.
        CAPTURE_REDUCTION: i32 = 512,
        /// The reduction is smaller for a killer.
        KILLER_REDUCTION: i32 = 1024,
        /// The reduction is larger where a cutoff is expected.
        CUT_NODE_REDUCTION: i32 = 2048,
        /// The reduction is larger where the side to move is not improving.
        NOT_IMPROVING_REDUCTION: i32 = 640,
        /// The reduction is smaller on the principal variation.
        PV_REDUCTION: i32 = 1024,
        /// The reduction is smaller near the root, because combinations begin with moves late in the order.
        NEAR_ROOT_REDUCTION: i32 = 1024,
        /// The last ply that counts as near the root.
        NEAR_ROOT: usize = 2,
        /// The reduction is smaller for a check.
        CHECK_REDUCTION: i32 = 1024,
        /// The reduction is smaller for an answer to a check.
        EVASION_REDUCTION: i32 = 512,
        /// The reduction is larger where the children of the next ply are often refuted.
        CUTOFFS_REDUCTION: i32 = 640,
        /// More cutoffs than this count as often.
        MANY_CUTOFFS: u8 = 3,
        /// A reduced move that is this much better than the best so far is searched one ply deeper.
        DEEPER_MARGIN: Value = 40,
        /// A reduced move that is less than this much better than the best so far is searched one ply less.
        SHALLOWER_MARGIN: Value = 8,

        // Extending a move.
        /// Singular extensions from this depth on.
        SINGULAR_DEPTH: i32 = 7,
        /// Singular extensions: how many plies shallower the entry of the table may be.
        SINGULAR_ENTRY_PLIES: i32 = 3,
        /// Singular extensions: by how much all other moves must be worse, per ply.
        SINGULAR_MARGIN: Value = 2,
        /// Singular extensions: by how much more, for an extension of two plies.
        DOUBLE_EXTENSION_MARGIN: Value = 24,
        /// How many double extensions a line may have.
        DOUBLE_EXTENSIONS: u8 = 6,
        /// There are no extensions from this many times the depth of the root on.
        EXTENSION_ROOT_DEPTHS: i32 = 2,

        // Quiescence.
        /// Delta pruning: how much a capture can gain beyond the value of its victim.
        QUIESCENCE_MARGIN: Value = 90,
        /// How many answers to a check are tried before the quiet ones are skipped.
        QUIESCENCE_EVASIONS: usize = 2,

        // Several threads.
        /// From this depth on, threads defer moves that other threads are searching.
        SHARING_DEPTH: i32 = 2,
        /// The number of slots for moves that are being searched. Two moves that share a slot only make the
        /// hints less accurate.
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

/// The number of moves after which late move pruning skips the quiet ones.
pub(crate) const fn late_move_count(depth: i32, improving: bool) -> i32 {
    (LATE_MOVE_BASE + LATE_MOVE_FACTOR * depth * depth) / (2 - improving as i32)
}

/// The number of depths, and of move numbers, in the table of reductions.
const REDUCTION_SIZE: usize = 64;

/// The reductions in 1024ths of a ply, by depth and move number.
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

/// The reduction for a move with this number, in 1024ths of a ply.
#[inline]
pub(crate) fn reduction(depth: i32, number: i32) -> i32 {
    let index = |number: i32| number.clamp(0, REDUCTION_SIZE as i32 - 1) as usize;
    REDUCTIONS[index(depth)][index(number)]
}

/// How much smaller the reduction is for a good history, in 1024ths of a ply.
#[inline]
pub(crate) fn history_reduction(history: i32) -> i32 {
    (history - AVERAGE_HISTORY) / HISTORY_REDUCTION_DIVISOR
}

/// What a good move gains in its history and a bad one loses, at this depth.
pub(crate) fn history_bonus(depth: i32) -> i32 {
    (HISTORY_BONUS * depth - HISTORY_BONUS_OFFSET).clamp(0, HISTORY_BONUS_LIMIT)
}

/// The natural logarithm by its series. The library's logarithm may differ between machines in the last
/// digit, which would change the node signature.
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
