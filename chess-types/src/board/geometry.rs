//! The geometry of the board as constant tables, computed once by the compiler.
//!
//! In: nothing. Out: where kings, knights and pawns reach, and what lies between two squares.
//! These tables are small on purpose: they are evaluated in every build of every user.

use crate::{Bitboard, Square};

/// The eight neighbour steps as (files, ranks): first the four of a rook, then the four of a bishop.
pub(crate) const STEPS: [(i8, i8); 8] =
    [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Squares a knight reaches, by its square.
pub(crate) static KNIGHT: [Bitboard; 64] = leaps(&KNIGHT_STEPS);

/// Squares a king reaches without castling, by its square.
pub(crate) static KING: [Bitboard; 64] = leaps(&STEPS);

/// Squares a pawn captures on, by color and its square.
pub(crate) static PAWN: [[Bitboard; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

/// Squares on the ranks and files of a square, without itself.
pub(crate) static ROOK_LINES: [Bitboard; 64] = lines(0);

/// Squares on the diagonals of a square, without itself.
pub(crate) static BISHOP_LINES: [Bitboard; 64] = lines(4);

/// Squares that a piece other than a pawn attacks on an empty board, by its role and its square; none for pawns.
pub(crate) static LINES: [[Bitboard; 64]; 6] = {
    let (knights, kings, rooks, bishops) = (leaps(&KNIGHT_STEPS), leaps(&STEPS), lines(0), lines(4));
    let mut queens = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        queens[from] = Bitboard(rooks[from].0 | bishops[from].0);
        from += 1;
    }
    [[Bitboard::EMPTY; 64], knights, bishops, rooks, queens, kings]
};

/// The squares strictly between two squares of one rank, file or diagonal; else none.
static BETWEEN: [[Bitboard; 64]; 64] = between_table();

/// The squares behind the second square as the first sees it, to the edge, if they share a rank, file or diagonal; else none.
static BEHIND: [[Bitboard; 64]; 64] = behind_table();

/// The squares behind `b` as `a` sees it, if they share a rank, file or diagonal; none otherwise.
#[inline(always)]
pub(crate) fn behind(a: Square, b: Square) -> Bitboard {
    BEHIND[a.index()][b.index()]
}

/// The squares strictly between two squares that share a rank, file or diagonal; none otherwise.
///
/// ```
/// # use chess_types::{Square, attacks};
/// assert!(attacks::between(Square::A1, Square::D4).contains(Square::C3));
/// assert!(attacks::between(Square::A1, Square::B3).is_empty());
/// ```
#[inline]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

const fn leaps(steps: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < steps.len() {
            if let Some(to) = Square::from_index(from).offset(steps[i].0, steps[i].1) {
                table[from as usize] = table[from as usize].with(to);
            }
            i += 1;
        }
        from += 1;
    }
    table
}

/// The squares that four of the [`STEPS`] reach, repeated to the edge.
const fn lines(first_step: usize) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = first_step;
        while i < first_step + 4 {
            let mut next = Square::from_index(from).offset(STEPS[i].0, STEPS[i].1);
            while let Some(to) = next {
                table[from as usize] = table[from as usize].with(to);
                next = to.offset(STEPS[i].0, STEPS[i].1);
            }
            i += 1;
        }
        from += 1;
    }
    table
}

const fn behind_table() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < 8 {
            let mut squares = [0; 7];
            let mut count = 0;
            let mut next = Square::from_index(from).offset(STEPS[i].0, STEPS[i].1);
            while let Some(to) = next {
                squares[count] = to.index();
                count += 1;
                next = to.offset(STEPS[i].0, STEPS[i].1);
            }
            // From the edge inwards, so that each knows what is behind it.
            let mut passed = 0;
            while count > 0 {
                count -= 1;
                table[from as usize][squares[count]] = Bitboard(passed);
                passed |= 1 << squares[count];
            }
            i += 1;
        }
        from += 1;
    }
    table
}

const fn between_table() -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < 8 {
            let mut passed = Bitboard::EMPTY;
            let mut next = Square::from_index(from).offset(STEPS[i].0, STEPS[i].1);
            while let Some(to) = next {
                table[from as usize][to.index()] = passed;
                passed = passed.with(to);
                next = to.offset(STEPS[i].0, STEPS[i].1);
            }
            i += 1;
        }
        from += 1;
    }
    table
}
