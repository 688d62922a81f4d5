//! Which moves the threads are searching now, so that they do not all search the same moves.
//!
//! This is the simplified ABDADA of Tom Kerrigan. A thread that meets a move which another thread is
//! searching defers it; when it comes back to the move, the transposition table usually has the answer. No
//! thread waits for another: the entries here are only hints.

use std::boxed::Box;
use std::sync::atomic::{AtomicU64, Ordering};

use chess_types::{Move, Square};

use super::super::tunables::{DEFERRED_MOVES, SHARING_SLOTS};

/// A move in a position as one number.
#[derive(Clone, Copy)]
pub(super) struct MoveKey(u64);

impl MoveKey {
    pub(super) fn new(key: u64, m: Move) -> MoveKey {
        MoveKey(key ^ u64::from(m.to_bits()).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    fn slot(self) -> usize {
        self.0 as usize % SHARING_SLOTS
    }
}

/// The moves that are being searched now.
pub(super) struct CurrentlySearching {
    moves: Box<[AtomicU64]>,
}

impl CurrentlySearching {
    pub(super) fn new() -> CurrentlySearching {
        CurrentlySearching { moves: (0..SHARING_SLOTS).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Whether a thread is searching the move.
    pub(super) fn contains(&self, move_key: MoveKey) -> bool {
        self.moves[move_key.slot()].load(Ordering::Relaxed) == move_key.0
    }

    pub(super) fn insert(&self, move_key: MoveKey) {
        self.moves[move_key.slot()].store(move_key.0, Ordering::Relaxed);
    }

    pub(super) fn remove(&self, move_key: MoveKey) {
        let slot = &self.moves[move_key.slot()];
        if slot.load(Ordering::Relaxed) == move_key.0 {
            slot.store(0, Ordering::Relaxed);
        }
    }

    pub(super) fn clear(&self) {
        self.moves.iter().for_each(|slot| slot.store(0, Ordering::Relaxed));
    }
}

/// The deferred moves of a node, with their numbers in its order.
pub(super) struct DeferredMoves {
    moves: [(Move, i32); DEFERRED_MOVES],
    count: usize,
    taken: usize,
}

impl DeferredMoves {
    pub(super) fn new() -> DeferredMoves {
        DeferredMoves {
            moves: [(Move::normal(Square::A1, Square::A1), 0); DEFERRED_MOVES],
            count: 0,
            taken: 0,
        }
    }

    /// Adds a move; false if there is no room for it.
    pub(super) fn push(&mut self, m: Move, number: i32) -> bool {
        let has_room = self.count < DEFERRED_MOVES;
        if has_room {
            self.moves[self.count] = (m, number);
            self.count += 1;
        }
        has_room
    }

    /// Takes the first move that is left.
    pub(super) fn next(&mut self) -> Option<(Move, i32)> {
        let left = self.moves[self.taken..self.count].first().copied();
        self.taken += usize::from(left.is_some());
        left
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const E4: Move = Move::normal(Square::E2, Square::E4);
    const D4: Move = Move::normal(Square::D2, Square::D4);

    #[test]
    fn a_key_is_of_a_move_in_a_position() {
        let searching = CurrentlySearching::new();
        searching.insert(MoveKey::new(7, E4));
        assert!(searching.contains(MoveKey::new(7, E4)));
        assert!(!searching.contains(MoveKey::new(7, D4)));
        assert!(!searching.contains(MoveKey::new(8, E4)));
        searching.remove(MoveKey::new(7, D4));
        assert!(searching.contains(MoveKey::new(7, E4)));
        searching.remove(MoveKey::new(7, E4));
        assert!(!searching.contains(MoveKey::new(7, E4)));
        searching.insert(MoveKey::new(7, E4));
        searching.clear();
        assert!(!searching.contains(MoveKey::new(7, E4)));
    }

    #[test]
    fn deferred_moves_come_in_their_order_and_only_so_many() {
        let mut deferred = DeferredMoves::new();
        assert_eq!(deferred.next(), None);
        assert!(deferred.push(E4, 2) && deferred.push(D4, 5));
        assert_eq!(deferred.next(), Some((E4, 2)));
        assert_eq!(deferred.next(), Some((D4, 5)));
        assert_eq!(deferred.next(), None);
        assert!((2..DEFERRED_MOVES as i32).all(|place| deferred.push(E4, place)));
        assert!(!deferred.push(E4, 99));
    }
}
