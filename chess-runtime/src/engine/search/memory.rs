//! What a thread has learned during the search: which moves were good where.
//!
//! In: moves that refuted a position, and those tried before them in vain. Out: numbers to order
//! moves by. All numbers move towards a limit and never pass it, so old lessons fade.

use std::boxed::Box;
use std::vec::Vec;

use chess_types::{Bitboard, Color, Move, Position, Role};

use super::super::evaluate::pawn_hash;
use super::super::score::Value;

/// Numbers of the tables stay between `-LIMIT` and `LIMIT`.
pub(crate) const LIMIT: i32 = 16_384;

/// A piece and where it goes, as an index below [`PIECE_SQUARES`].
pub(crate) type PieceTo = usize;

/// Twelve pieces on 64 squares.
const PIECE_SQUARES: usize = 12 * 64;

/// The index of no move, as before the first.
pub(crate) const NO_MOVE: PieceTo = PIECE_SQUARES;

/// The piece that makes the move, and where it goes.
#[inline(always)]
pub(crate) fn piece_to(position: &Position, m: Move) -> PieceTo {
    let role = position.board().role_at(m.from()).unwrap_or(Role::Pawn);
    (role.index() * 2 + position.turn().index()) * 64 + m.to().index()
}

/// How many pawn structures the correction remembers, a color.
const CORRECTIONS: usize = 1 << 14;

/// Corrections are kept in such fractions of a centipawn.
const CORRECTION_GRAIN: i32 = 256;

/// No correction is larger.
const CORRECTION_LIMIT: i32 = 96 * CORRECTION_GRAIN;

/// The tables of one thread.
pub(crate) struct Memory {
    /// By color, from and to.
    butterfly: Box<[[[i16; 64]; 64]]>,
    /// By piece, target and taken role.
    captures: Box<[[i16; 6]]>,
    /// By an earlier move and this one.
    continuation: Box<[[i16; PIECE_SQUARES]]>,
    /// The answer that refuted a move.
    counters: Box<[Option<Move>]>,
    /// How wrong the evaluation was with these pawns, by color.
    pawn_correction: Box<[[i32; CORRECTIONS]]>,
    /// How wrong it was with these pieces of White's and of Black's, by color.
    piece_correction: Box<[[[i32; CORRECTIONS]; 2]]>,
}

fn boxed<T: Clone>(value: T, length: usize) -> Box<[T]> {
    let values: Vec<T> = std::vec![value; length];
    values.into_boxed_slice()
}

impl Memory {
    pub(crate) fn new() -> Memory {
        Memory {
            butterfly: boxed([[0; 64]; 64], 2),
            captures: boxed([0; 6], PIECE_SQUARES),
            continuation: boxed([0; PIECE_SQUARES], PIECE_SQUARES + 1),
            counters: boxed(None, PIECE_SQUARES + 1),
            pawn_correction: boxed([0; CORRECTIONS], 2),
            piece_correction: boxed([[0; CORRECTIONS]; 2], 2),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.butterfly.fill([[0; 64]; 64]);
        self.captures.fill([0; 6]);
        self.continuation.fill([0; PIECE_SQUARES]);
        self.counters.fill(None);
        for table in &mut self.pawn_correction {
            table.fill(0);
        }
        for table in self.piece_correction.iter_mut().flatten() {
            table.fill(0);
        }
    }

    #[inline]
    pub(crate) fn butterfly(&self, color: Color, m: Move) -> i32 {
        i32::from(self.butterfly[color.index()][m.from().index()][m.to().index()])
    }

    #[inline]
    pub(crate) fn continuation(&self, earlier: PieceTo, now: PieceTo) -> i32 {
        i32::from(self.continuation[earlier][now])
    }

    #[inline]
    pub(crate) fn capture(&self, now: PieceTo, taken: Role) -> i32 {
        i32::from(self.captures[now][taken.index()])
    }

    #[inline]
    pub(crate) fn counter(&self, last: PieceTo) -> Option<Move> {
        self.counters[last]
    }

    pub(crate) fn learn_counter(&mut self, last: PieceTo, answer: Move) {
        self.counters[last] = Some(answer);
    }

    /// A quiet move was good (positive) or bad (negative) after these earlier moves.
    pub(crate) fn learn_quiet(
        &mut self,
        color: Color,
        m: Move,
        now: PieceTo,
        earlier: [PieceTo; 3],
        bonus: i32,
    ) {
        move_towards(&mut self.butterfly[color.index()][m.from().index()][m.to().index()], bonus);
        self.learn_continuation(now, earlier, bonus);
    }

    /// The same, but only as an answer to the earlier moves.
    pub(crate) fn learn_continuation(&mut self, now: PieceTo, earlier: [PieceTo; 3], bonus: i32) {
        for earlier in earlier {
            if earlier != NO_MOVE {
                move_towards(&mut self.continuation[earlier][now], bonus);
            }
        }
    }

    /// A capture was good or bad.
    pub(crate) fn learn_capture(&mut self, now: PieceTo, taken: Role, bonus: i32) {
        move_towards(&mut self.captures[now][taken.index()], bonus);
    }

    /// How much the evaluation was wrong in positions like this one.
    pub(crate) fn correction(&self, position: &Position) -> Value {
        let color = position.turn().index();
        let [pawns, white, black] = correction_places(position);
        let sum = 2 * self.pawn_correction[color][pawns]
            + self.piece_correction[color][0][white]
            + self.piece_correction[color][1][black];
        sum / (4 * CORRECTION_GRAIN)
    }

    /// The search found the evaluation to be wrong by `difference` in this position.
    pub(crate) fn learn_correction(&mut self, position: &Position, difference: Value, depth: i32) {
        let color = position.turn().index();
        let [pawns, white, black] = correction_places(position);
        let weight = (depth + 1).min(16);
        let target = (difference * CORRECTION_GRAIN).clamp(-CORRECTION_LIMIT, CORRECTION_LIMIT);
        let [of_white, of_black] = &mut self.piece_correction[color];
        let places = [&mut self.pawn_correction[color][pawns], &mut of_white[white], &mut of_black[black]];
        for place in places {
            *place = (*place * (256 - weight) + target * weight) / 256;
        }
    }
}

/// Where the corrections of a position are kept: by its pawns, White's and Black's pieces.
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
fn move_towards(number: &mut i16, bonus: i32) {
    let old = i32::from(*number);
    *number = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

/// What a good move gains and a bad one loses at this depth.
pub(crate) fn bonus(depth: i32) -> i32 {
    (160 * depth - 80).clamp(0, 1600)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_never_pass_the_limit() {
        let mut number = 0;
        for _ in 0..1000 {
            move_towards(&mut number, 1600);
            assert!(i32::from(number) <= LIMIT);
        }
        for _ in 0..1000 {
            move_towards(&mut number, -1600);
            assert!(i32::from(number) >= -LIMIT);
        }
        assert!(i32::from(number) < -LIMIT / 2);
    }

    #[test]
    fn corrections_follow_the_differences() {
        let mut memory = Memory::new();
        let position = Position::default();
        assert_eq!(memory.correction(&position), 0);
        for _ in 0..200 {
            memory.learn_correction(&position, 40, 10);
        }
        assert!((35..=40).contains(&memory.correction(&position)), "{}", memory.correction(&position));
    }
}
