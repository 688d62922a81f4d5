//! What the threads are looking at, so that they do not all look at the same.
//!
//! A thread that comes to a move which another is searching leaves it for later; when it comes back
//! to it, the table mostly knows the answer. Nobody waits for anybody: what is written here is a hint.

use std::boxed::Box;
use std::sync::atomic::{AtomicU64, Ordering};

use chess_types::{Move, Square};

/// How many moves have a place. Two that share one only make the threads know less of each other.
const PLACES: usize = 1 << 12;

/// A move in a position as one number.
#[derive(Clone, Copy)]
pub(super) struct Task(u64);

impl Task {
    pub(super) fn new(key: u64, m: Move) -> Task {
        Task(key ^ u64::from(m.to_bits()).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    fn place(self) -> usize {
        self.0 as usize % PLACES
    }
}

/// The moves that are being searched now.
pub(super) struct Busy {
    tasks: Box<[AtomicU64]>,
}

impl Busy {
    pub(super) fn new() -> Busy {
        Busy { tasks: (0..PLACES).map(|_| AtomicU64::new(0)).collect() }
    }

    /// Whether some thread is at it.
    pub(super) fn is_searched(&self, task: Task) -> bool {
        self.tasks[task.place()].load(Ordering::Relaxed) == task.0
    }

    pub(super) fn begin(&self, task: Task) {
        self.tasks[task.place()].store(task.0, Ordering::Relaxed);
    }

    pub(super) fn end(&self, task: Task) {
        let place = &self.tasks[task.place()];
        if place.load(Ordering::Relaxed) == task.0 {
            place.store(0, Ordering::Relaxed);
        }
    }

    pub(super) fn clear(&self) {
        self.tasks.iter().for_each(|task| task.store(0, Ordering::Relaxed));
    }
}

/// How many moves of a node can be left for later.
const POSTPONED: usize = 16;

/// The moves of a node that were left for later, with their places in its order.
pub(super) struct Postponed {
    moves: [(Move, i32); POSTPONED],
    count: usize,
    taken: usize,
}

impl Postponed {
    pub(super) fn new() -> Postponed {
        Postponed { moves: [(Move::normal(Square::A1, Square::A1), 0); POSTPONED], count: 0, taken: 0 }
    }

    /// Whether there was room for the move.
    pub(super) fn push(&mut self, m: Move, place: i32) -> bool {
        let has_room = self.count < POSTPONED;
        if has_room {
            self.moves[self.count] = (m, place);
            self.count += 1;
        }
        has_room
    }

    /// The first move that is still left.
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
    fn a_task_is_a_move_in_a_position() {
        let busy = Busy::new();
        busy.begin(Task::new(7, E4));
        assert!(busy.is_searched(Task::new(7, E4)));
        assert!(!busy.is_searched(Task::new(7, D4)));
        assert!(!busy.is_searched(Task::new(8, E4)));
        busy.end(Task::new(7, D4));
        assert!(busy.is_searched(Task::new(7, E4)));
        busy.end(Task::new(7, E4));
        assert!(!busy.is_searched(Task::new(7, E4)));
        busy.begin(Task::new(7, E4));
        busy.clear();
        assert!(!busy.is_searched(Task::new(7, E4)));
    }

    #[test]
    fn postponed_moves_come_in_their_order_and_only_so_many() {
        let mut postponed = Postponed::new();
        assert_eq!(postponed.next(), None);
        assert!(postponed.push(E4, 2) && postponed.push(D4, 5));
        assert_eq!(postponed.next(), Some((E4, 2)));
        assert_eq!(postponed.next(), Some((D4, 5)));
        assert_eq!(postponed.next(), None);
        assert!((2..POSTPONED as i32).all(|place| postponed.push(E4, place)));
        assert!(!postponed.push(E4, 99));
    }
}
