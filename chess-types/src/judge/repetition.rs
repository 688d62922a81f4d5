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

impl Seen {
    pub(super) const fn new() -> Seen {
        Seen { keys: [0; KEYS], counts: [0; COUNTS] }
    }

    /// A line begins in this position.
    pub(super) const fn begin(&mut self, start: &Position) {
        self.keys[place(start.halfmoves)] = start.base_key;
        if start.halfmoves >= FIRST_COUNTED {
            self.counts = [0; COUNTS];
        }
    }

    /// This position has come about, after so many plies of the line.
    #[inline(always)]
    pub(super) const fn note(&mut self, now: &Position, plies: usize) {
        let halfmoves = now.halfmoves;
        self.keys[place(halfmoves)] = now.base_key;
        if halfmoves >= FIRST_COUNTED {
            self.count(halfmoves, plies);
        }
    }

    /// Counts the key of the position now, and those before it that have not been counted.
    #[cold]
    #[inline(never)]
    const fn count(&mut self, halfmoves: u16, plies: usize) {
        let since = place(halfmoves);
        let quiet = if since < plies { since } else { plies };
        let is_first = since == FIRST_COUNTED as usize || quiet < since && quiet <= 1;
        let mut uncounted = if is_first { since - quiet } else { since };
        if is_first {
            self.counts = [0; COUNTS];
        }
        while uncounted <= since {
            let count = &mut self.counts[self.keys[uncounted] as usize % COUNTS];
            *count = count.saturating_add(1);
            uncounted += 1;
        }
    }

    /// Whether keys like this have come about so often that the position may have.
    #[inline]
    pub(super) const fn may_be_fivefold(&self, now: &Position) -> bool {
        self.counts[now.base_key as usize % COUNTS] >= FIVE
    }

    /// Whether the position now, after this path from the origin, has come about for the fifth time (FIDE 9.6.1).
    pub(super) const fn is_fivefold(&self, now: &Position, origin: &Position, path: &[Move]) -> bool {
        if now.halfmoves < FIFTH_RETURN {
            return false;
        }
        let since = now.halfmoves as usize;
        let quiet = if since < path.len() { since } else { path.len() };
        if since < KEYS {
            // Keys do not know what there was to take en passant. That can only have been in the first position.
            let mut returns = 0;
            let mut back = 4;
            while back <= quiet {
                returns += (self.keys[since - back] == now.base_key) as usize;
                back += 2;
            }
            let is_first_same = quiet.is_multiple_of(2) && self.keys[since - quiet] == now.base_key;
            if returns != 4 || !is_first_same {
                return returns >= 4;
            }
        }
        let before = path.len() - quiet;
        let mut position = *origin;
        let (mut count, mut ply) = (0, 0);
        while ply < path.len() {
            count += (ply >= before && position.is_same_position(now)) as usize;
            position = after(&position, path[ply]);
            ply += 1;
        }
        count >= 4
    }
}

/// The place of a key, by how many quiet plies led to it.
#[inline(always)]
const fn place(halfmoves: u16) -> usize {
    if (halfmoves as usize) < KEYS { halfmoves as usize } else { KEYS - 1 }
}
