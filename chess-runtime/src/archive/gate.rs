//! [`Gate`]: threads wait here until their turn is near, so that what they have done need not wait in memory.

use std::sync::{Condvar, Mutex, PoisonError};

/// Whose turn it is.
#[derive(Default)]
pub(super) struct Gate {
    turn: Mutex<u64>,
    moved: Condvar,
}

impl Gate {
    /// Waits until this turn has come.
    pub(super) fn wait_for(&self, turn: u64) {
        let mut now = self.turn.lock().unwrap_or_else(PoisonError::into_inner);
        while *now < turn {
            now = self.moved.wait(now).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The next turn has come.
    pub(super) fn let_in(&self, turn: u64) {
        *self.turn.lock().unwrap_or_else(PoisonError::into_inner) = turn;
        self.moved.notify_all();
    }

    /// Nothing is waited for any more once the guard is gone, whether the work has ended or something has panicked.
    pub(super) const fn guard(&self) -> Guard<'_> {
        Guard(self)
    }
}

/// Opens a gate for all turns at its end.
pub(super) struct Guard<'g>(&'g Gate);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        self.0.let_in(u64::MAX);
    }
}
