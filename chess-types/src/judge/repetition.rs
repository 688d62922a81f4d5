//! [`Seen`]: the positions of a line since its last capture or pawn move. Has the one now come about for the fifth time?
//!
//! In: each position as it comes about. Out: the answer, which nearly always is one look at a small count.

use super::follower::after;
use crate::{Move, Position};

/// The positions since the last capture or pawn move.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    /// Their keys, by how long ago that was.
    keys: [u64; KEYS],
    /// How many of these keys have the same lowest bits, once there are some.
    counts: [u8; COUNTS],
}

/// Positions that are remembered; after as many quiet plies the game is drawn.
const KEYS: usize = 152;

/// Counts of keys, by their lowest bits.
const COUNTS: usize = 256;

/// Keys are counted from so many quiet plies on.
const FIRST_COUNTED: u16 = 14;

/// So often a position comes about for a draw.
const FIVE: u8 = 5;

/// A return to a position for the fifth time takes so many quiet plies at least.
pub(super) const FIFTH_RETURN: u16 = 16;

impl Default for Seen {
    fn default() -> Seen {
        Seen { keys: [0; KEYS], counts: [0; COUNTS] }
    }
}

impl Seen {
    /// A line begins in this position.
    pub(super) fn begin(&mut self, start: &Position) {
        self.keys[usize::from(start.halfmoves).min(KEYS - 1)] = start.base_key;
        if start.halfmoves >= FIRST_COUNTED {
            self.counts = [0; COUNTS];
        }
    }

    /// This position has come about, after so many plies of the line.
    #[inline(always)]
    pub(super) fn note(&mut self, now: &Position, plies: usize) {
        let halfmoves = now.halfmoves;
        self.keys[(halfmoves as usize).min(KEYS - 1)] = now.base_key;
        if halfmoves >= FIRST_COUNTED {
            self.count(halfmoves, plies);
        }
    }

    /// Counts the key of the position now, and those before it that have not been counted.
    #[cold]
    #[inline(never)]
    fn count(&mut self, halfmoves: u16, plies: usize) {
        let since = (halfmoves as usize).min(KEYS - 1);
        let quiet = since.min(plies);
        let is_first = since == FIRST_COUNTED as usize || quiet < since && quiet <= 1;
        let uncounted = if is_first { since - quiet..=since } else { since..=since };
        if is_first {
            self.counts = [0; COUNTS];
        }
        for key in &self.keys[uncounted] {
            let count = &mut self.counts[*key as usize % COUNTS];
            *count = count.saturating_add(1);
        }
    }

    /// Whether keys like this have come about so often that the position may have.
    #[inline]
    pub(super) fn may_be_fivefold(&self, now: &Position) -> bool {
        self.counts[now.base_key as usize % COUNTS] >= FIVE
    }

    /// Whether the position now, after this path from the origin, has come about for the fifth time (FIDE 9.6.1).
    pub(super) fn is_fivefold(&self, now: &Position, origin: &Position, path: &[Move]) -> bool {
        if now.halfmoves < FIFTH_RETURN {
            return false;
        }
        let quiet = (now.halfmoves as usize).min(path.len());
        let since = now.halfmoves as usize;
        if since < KEYS {
            // Keys do not know what there was to take en passant. That can only have been in the first position.
            let is_same = |back: &usize| self.keys[since - back] == now.base_key;
            let returns = (4..=quiet).step_by(2).filter(is_same).count();
            let is_first_same = quiet.is_multiple_of(2) && is_same(&quiet);
            if returns != 4 || !is_first_same {
                return returns >= 4;
            }
        }
        let before = path.len() - quiet;
        let mut position = *origin;
        let mut count = 0;
        for (ply, &m) in path.iter().enumerate() {
            count += usize::from(ply >= before && position.is_same_position(now));
            position = after(&position, m);
        }
        count >= 4
    }
}
