//! The histories: what the threads have learned about moves and positions during the search.
//!
//! In: moves that caused a cutoff, and those tried before them. Out: numbers to order moves by. Each
//! number moves towards a limit and never passes it, so old results fade. The threads share the tables
//! without locks; an update that is lost when two threads write at once does no harm.

use std::boxed::Box;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicI16, AtomicI32, AtomicU16};
use std::vec::Vec;

use chess_types::{Bitboard, Color, Move, Position, Role};

use super::super::evaluate::pawn_hash;
use super::super::score::Value;
use super::super::tunables::{
    CORRECTION_GRAIN, CORRECTION_LIMIT, CORRECTION_WEIGHT, CORRECTIONS, HISTORY_LIMIT,
};

/// A piece and where it goes, as an index below [`PIECE_SQUARES`].
pub(crate) type PieceTo = usize;

/// Twelve pieces on 64 squares.
const PIECE_SQUARES: usize = 12 * 64;

/// The index that stands for no move: before the first move, and after a null move.
pub(crate) const NO_MOVE: PieceTo = PIECE_SQUARES;

/// The piece that makes the move, and where it goes.
#[inline(always)]
pub(crate) fn piece_to(position: &Position, m: Move) -> PieceTo {
    let role = position.board().role_at(m.from()).unwrap_or(Role::Pawn);
    (role.index() * 2 + position.turn().index()) * 64 + m.to().index()
}

/// The tables of all threads.
pub(crate) struct Histories {
    /// By color, from and to.
    butterfly: Box<[[[AtomicI16; 64]; 64]]>,
    /// By piece, target and taken role.
    captures: Box<[[AtomicI16; 6]]>,
    /// By an earlier move and this one.
    continuation: Box<[[AtomicI16; PIECE_SQUARES]]>,
    /// The reply that refuted a move.
    counters: Box<[AtomicU16]>,
    /// The error of the evaluation with these pawns, by color.
    pawn_correction: Box<[[AtomicI32; CORRECTIONS]]>,
    /// The error of the evaluation with these pieces of White and of Black, by color.
    piece_correction: Box<[[[AtomicI32; CORRECTIONS]; 2]]>,
}

fn boxed<T>(value: impl Fn() -> T, length: usize) -> Box<[T]> {
    let mut values = Vec::new();
    values.resize_with(length, value);
    values.into_boxed_slice()
}

impl Histories {
    pub(crate) fn new() -> Histories {
        Histories {
            butterfly: boxed(|| [const { [const { AtomicI16::new(0) }; 64] }; 64], 2),
            captures: boxed(|| [const { AtomicI16::new(0) }; 6], PIECE_SQUARES),
            continuation: boxed(|| [const { AtomicI16::new(0) }; PIECE_SQUARES], PIECE_SQUARES + 1),
            counters: boxed(|| AtomicU16::new(0), PIECE_SQUARES + 1),
            pawn_correction: boxed(|| [const { AtomicI32::new(0) }; CORRECTIONS], 2),
            piece_correction: boxed(|| [const { [const { AtomicI32::new(0) }; CORRECTIONS] }; 2], 2),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        let small = self.butterfly.iter().flatten().flatten();
        let small = small.chain(self.captures.iter().flatten()).chain(self.continuation.iter().flatten());
        small.for_each(|number| number.store(0, Relaxed));
        self.counters.iter().for_each(|counter| counter.store(0, Relaxed));
        let corrections = self.pawn_correction.iter().flatten();
        let corrections = corrections.chain(self.piece_correction.iter().flatten().flatten());
        corrections.for_each(|correction| correction.store(0, Relaxed));
    }

    #[inline]
    pub(crate) fn butterfly(&self, color: Color, m: Move) -> i32 {
        i32::from(self.butterfly[color.index()][m.from().index()][m.to().index()].load(Relaxed))
    }

    #[inline]
    pub(crate) fn continuation(&self, earlier: PieceTo, now: PieceTo) -> i32 {
        i32::from(self.continuation[earlier][now].load(Relaxed))
    }

    #[inline]
    pub(crate) fn capture(&self, now: PieceTo, taken: Role) -> i32 {
        i32::from(self.captures[now][taken.index()].load(Relaxed))
    }

    #[inline]
    pub(crate) fn counter(&self, last: PieceTo) -> Option<Move> {
        Move::from_bits(self.counters[last].load(Relaxed))
    }

    pub(crate) fn learn_counter(&self, last: PieceTo, answer: Move) {
        self.counters[last].store(answer.to_bits(), Relaxed);
    }

    /// A quiet move was good (positive) or bad (negative) after these earlier moves.
    pub(crate) fn learn_quiet(&self, color: Color, m: Move, now: PieceTo, earlier: [PieceTo; 3], bonus: i32) {
        move_towards(&self.butterfly[color.index()][m.from().index()][m.to().index()], bonus);
        self.learn_continuation(now, earlier, bonus);
    }

    /// The same, but only as an answer to the earlier moves.
    pub(crate) fn learn_continuation(&self, now: PieceTo, earlier: [PieceTo; 3], bonus: i32) {
        for earlier in earlier {
            if earlier != NO_MOVE {
                move_towards(&self.continuation[earlier][now], bonus);
            }
        }
    }

    /// A capture was good or bad.
    pub(crate) fn learn_capture(&self, now: PieceTo, taken: Role, bonus: i32) {
        move_towards(&self.captures[now][taken.index()], bonus);
    }

    /// The error of the evaluation in positions like this one.
    pub(crate) fn correction(&self, position: &Position) -> Value {
        let color = position.turn().index();
        let [pawns, white, black] = correction_places(position);
        let sum = 2 * self.pawn_correction[color][pawns].load(Relaxed)
            + self.piece_correction[color][0][white].load(Relaxed)
            + self.piece_correction[color][1][black].load(Relaxed);
        sum / (4 * CORRECTION_GRAIN)
    }

    /// The search found the evaluation to be wrong by `difference` in this position.
    pub(crate) fn learn_correction(&self, position: &Position, difference: Value, depth: i32) {
        let color = position.turn().index();
        let [pawns, white, black] = correction_places(position);
        let weight = (depth + 1).min(CORRECTION_WEIGHT);
        let target = difference.clamp(-CORRECTION_LIMIT, CORRECTION_LIMIT) * CORRECTION_GRAIN;
        let [of_white, of_black] = &self.piece_correction[color];
        for place in [&self.pawn_correction[color][pawns], &of_white[white], &of_black[black]] {
            let old = place.load(Relaxed);
            place.store((old * (256 - weight) + target * weight) / 256, Relaxed);
        }
    }
}

/// The indexes of a position's corrections: by its pawns, by White's pieces and by Black's pieces.
fn correction_places(position: &Position) -> [usize; 3] {
    let board = position.board();
    let pawns = board.role(Role::Pawn);
    let [white, black] = [board.color(Color::White), board.color(Color::Black)];
    let pieces = |color: Bitboard| {
        let roles = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];
        roles.into_iter().fold(0u64, |hash, role| {
            (hash ^ (board.role(role) & color).0).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(23)
        })
    };
    [
        pawn_hash([pawns & white, pawns & black]) as usize & (CORRECTIONS - 1),
        pieces(white) as usize & (CORRECTIONS - 1),
        pieces(black) as usize & (CORRECTIONS - 1),
    ]
}

/// Adds a bonus that counts less the nearer the number already is to the limit.
#[inline(always)]
fn move_towards(number: &AtomicI16, bonus: i32) {
    let old = i32::from(number.load(Relaxed));
    number.store((old + bonus - old * bonus.abs() / HISTORY_LIMIT) as i16, Relaxed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_never_pass_the_limit() {
        let number = AtomicI16::new(0);
        let now = || i32::from(number.load(Relaxed));
        for _ in 0..1000 {
            move_towards(&number, 1600);
            assert!(now() <= HISTORY_LIMIT);
        }
        for _ in 0..1000 {
            move_towards(&number, -1600);
            assert!(now() >= -HISTORY_LIMIT);
        }
        assert!(now() < -HISTORY_LIMIT / 2);
    }

    #[test]
    fn corrections_follow_the_differences() {
        let histories = Histories::new();
        let position = Position::default();
        assert_eq!(histories.correction(&position), 0);
        for _ in 0..200 {
            histories.learn_correction(&position, 40, 10);
        }
        assert!((35..=40).contains(&histories.correction(&position)), "{}", histories.correction(&position));
    }
}
