//! The geometry of the board as constant tables, computed once by the compiler.
//!
//! In: nothing. Out: where kings, knights and pawns reach, and what lies between two squares.
//! These tables are small on purpose: they are evaluated in every build of every user.

use crate::{Bitboard, Square};

/// The eight neighbour steps as (files, ranks): first the four of a rook, then the four of a bishop.
pub(crate) const STEPS: [(i8, i8); 8] =
    [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];

const KNIGHT_STEPS: [(i8, i8); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Squares a pawn captures on, by color and its square.
pub(crate) static PAWN: [[Bitboard; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];

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

/// For each two squares what is between them, and after that for each two what is behind the second as the first sees it; eight
/// bytes an entry. `build.rs` writes it: the compiler's own evaluator would take far longer.
static PAIRS: &[[u8; 8]; 2 * 64 * 64] = match BYTES.0.as_chunks().0.first_chunk() {
    Some(table) => table,
    None => panic!("the table has another length"),
};

/// The table's bytes, each entry on its own eight.
#[repr(align(64))]
struct Aligned([u8; 2 * 64 * 64 * 8]);

static BYTES: Aligned = Aligned(*include_bytes!(concat!(env!("OUT_DIR"), "/pairs.bin")));

/// The squares behind `b` as `a` sees it, if they share a rank, file or diagonal; none otherwise.
#[inline(always)]
pub(crate) const fn behind(a: Square, b: Square) -> Bitboard {
    Bitboard(u64::from_le_bytes(PAIRS[64 * 64 + 64 * a.index() + b.index()]))
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
pub const fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(u64::from_le_bytes(PAIRS[64 * a.index() + b.index()]))
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
