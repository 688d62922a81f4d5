//! Slider attacks in one table look-up.
//!
//! The pieces that matter to a rook or bishop are gathered into a small number: with the `PEXT`
//! instruction where the target has it (`-C target-cpu=native` on most machines), by a
//! multiplication with a "magic" factor everywhere else. That number, added to where the square's
//! part of the table begins, finds the attacked squares.
//!
//! `build.rs` makes the table, in the order that fits the target.

use crate::{Bitboard, Square};

/// Where a square's attacks are found.
#[allow(dead_code, reason = "PEXT needs neither factor nor shift")]
struct Slider {
    /// The squares whose occupation matters: the lines without their last squares.
    mask: u64,
    /// The factor that moves the masked bits to the top, without collisions.
    magic: u64,
    /// How far the product is moved down again.
    shift: u32,
    /// Where the part of this square begins.
    offset: u32,
}

include!(concat!(env!("OUT_DIR"), "/sliders.rs"));

/// The table's bytes, each entry on its own eight.
#[repr(align(64))]
struct Aligned([u8; LENGTH * 8]);

/// 102,400 entries for rooks and 5,248 for bishops, filled up to a power of two.
const LENGTH: usize = 1 << 17;

static BYTES: Aligned = Aligned(*include_bytes!(concat!(env!("OUT_DIR"), "/sliders.bin")));

static TABLE: &[[u8; 8]; LENGTH] = match BYTES.0.as_chunks().0.first_chunk() {
    Some(table) => table,
    None => panic!("the table has another length"),
};

/// Squares a rook attacks when these squares are occupied.
///
/// ```
/// # use chess_types::{Bitboard, Square, attacks};
/// // On an empty board, a rook on a1 sees the a-file and the first rank.
/// assert_eq!(attacks::rook(Square::A1, Bitboard::EMPTY).len(), 14);
/// // It sees a piece that stands in its way, and nothing behind it.
/// assert_eq!(attacks::rook(Square::A1, Square::A2.into()).len(), 8);
/// ```
#[inline(always)]
#[must_use]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    ROOKS[from.index()].attacks(occupied)
}

/// Squares a bishop attacks when these squares are occupied.
#[inline(always)]
#[must_use]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    BISHOPS[from.index()].attacks(occupied)
}

/// Squares a queen attacks when these squares are occupied.
#[inline(always)]
#[must_use]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    rook(from, occupied) | bishop(from, occupied)
}

impl Slider {
    #[inline(always)]
    fn attacks(&self, occupied: Bitboard) -> Bitboard {
        // The mask changes nothing; it tells the compiler that the index is in range.
        let index = (self.gather(occupied.0) + self.offset as usize) & (LENGTH - 1);
        Bitboard(u64::from_le_bytes(TABLE[index]))
    }

    /// The occupied squares that matter, as a small number.
    #[cfg(not(target_feature = "bmi2"))]
    #[inline(always)]
    fn gather(&self, occupied: u64) -> usize {
        ((occupied & self.mask).wrapping_mul(self.magic) >> (self.shift & 63)) as usize
    }

    /// The occupied squares that matter, as a small number.
    #[cfg(target_feature = "bmi2")]
    #[inline(always)]
    #[allow(unsafe_code, reason = "perft gains a fifth over the multiplication; see benches")]
    fn gather(&self, occupied: u64) -> usize {
        // SAFETY: this is only compiled where the whole target has the instruction.
        (unsafe { core::arch::x86_64::_pext_u64(occupied, self.mask) }) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::geometry::STEPS;

    /// Walks the lines square by square until something stands in the way.
    fn walked(from: Square, occupied: Bitboard, steps: [(i8, i8); 4]) -> Bitboard {
        let mut seen = Bitboard::EMPTY;
        for (files, ranks) in steps {
            let mut next = from.offset(files, ranks);
            while let Some(to) = next {
                seen = seen.with(to);
                next = if occupied.contains(to) { None } else { to.offset(files, ranks) };
            }
        }
        seen
    }

    #[test]
    fn every_entry_equals_the_walk() {
        for (sliders, first) in [(&ROOKS, 0), (&BISHOPS, 4)] {
            let steps = core::array::from_fn(|i| STEPS[first + i]);
            for from in Square::all() {
                let mask = sliders[from.index()].mask;
                let mut occupied = 0u64;
                loop {
                    let found = sliders[from.index()].attacks(Bitboard(occupied));
                    assert_eq!(found, walked(from, Bitboard(occupied), steps), "{from} {occupied:x}");
                    occupied = occupied.wrapping_sub(mask) & mask;
                    if occupied == 0 {
                        break;
                    }
                }
            }
        }
    }
}
