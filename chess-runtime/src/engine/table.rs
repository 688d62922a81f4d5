//! The transposition table: what any thread has found out about a position, for all threads.
//!
//! In: a key and an [`Entry`]. Out: the entry of a key, if it is still there. The table is lock-free. A slot
//! is two atomic words, and the first is the key XOR the data, so that halves of two writes do not look like
//! one entry. A torn entry is not found.

use std::sync::atomic::{AtomicU64, Ordering};
use std::vec::Vec;

use chess_types::Move;

use super::report::Bound;
use super::score::{MATE_BOUND, NO_VALUE, Value};
use super::tunables::{TABLE_AGE_PENALTY, TABLE_DEEPER};

/// What the search knows about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    /// The hash move: the best move, or the one that caused a cutoff.
    pub(crate) best: Option<Move>,
    /// The value, with mates counted from this position.
    pub(crate) value: Value,
    /// The static evaluation, or [`NO_VALUE`].
    pub(crate) eval: Value,
    /// The depth of the search.
    pub(crate) depth: i32,
    /// Whether the value is exact.
    pub(crate) bound: Bound,
    /// Whether the position was on the principal variation.
    pub(crate) is_pv: bool,
}

impl Entry {
    /// Whether the value decides a node with this `beta`, given its bound: the node can return at once.
    pub(crate) fn decides(&self, beta: Value) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value < beta,
        }
    }

    // Bits 0-15: move. 16-31: value. 32-47: evaluation. 48-55: depth. 56-57: bound. 58: is_pv. 59-63: age.
    fn pack(&self, age: u64) -> u64 {
        u64::from(self.best.map_or(0, Move::to_bits))
            | u64::from(self.value as i16 as u16) << 16
            | u64::from(self.eval as i16 as u16) << 32
            | (self.depth.clamp(0, 255) as u64) << 48
            | (self.bound as u64) << 56
            | u64::from(self.is_pv) << 58
            | age << AGE_SHIFT
    }

    fn unpack(data: u64) -> Entry {
        Entry {
            best: Move::from_bits(data as u16),
            value: Value::from((data >> 16) as i16),
            eval: Value::from((data >> 32) as i16),
            depth: i32::from((data >> 48) as u8),
            bound: match data >> 56 & 3 {
                0 => Bound::Exact,
                1 => Bound::Lower,
                _ => Bound::Upper,
            },
            is_pv: data >> 58 & 1 != 0,
        }
    }
}

const AGE_SHIFT: u32 = 59;
const AGES: u64 = 32;

/// Converts a value of the search to a value of the table: mates are counted from the position itself.
pub(crate) fn to_table(value: Value, ply: usize) -> Value {
    match value {
        NO_VALUE => value,
        MATE_BOUND.. => value + ply as Value,
        v if v <= -MATE_BOUND => value - ply as Value,
        _ => value,
    }
}

/// Converts a value of the table to a value of the search: mates are counted from the root.
pub(crate) fn from_table(value: Value, ply: usize) -> Value {
    match value {
        NO_VALUE => value,
        MATE_BOUND.. => value - ply as Value,
        v if v <= -MATE_BOUND => value + ply as Value,
        _ => value,
    }
}

#[derive(Default)]
struct Slot {
    /// The key XOR the data.
    check: AtomicU64,
    data: AtomicU64,
}

/// Four entries in one line of the processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 4]);

/// The table, shared by all threads of an engine.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    age: AtomicU64,
}

impl Table {
    /// A table of this size, empty.
    pub(crate) fn new(megabytes: usize) -> Table {
        let count = (megabytes.max(1) << 20) / size_of::<Bucket>();
        let mut buckets = Vec::new();
        buckets.resize_with(count, Bucket::default);
        Table { buckets, age: AtomicU64::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        self.age.store(0, Ordering::Relaxed);
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
    }

    /// Begins a new search: earlier entries are worth less from now on.
    pub(crate) fn begin_search(&self) {
        self.age.store((self.age() + 1) % AGES, Ordering::Relaxed);
    }

    fn age(&self) -> u64 {
        self.age.load(Ordering::Relaxed)
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let index = (u128::from(key) * self.buckets.len() as u128) >> 64;
        &self.buckets[index as usize]
    }

    /// The entry of the position with this key.
    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<Entry> {
        for slot in &self.bucket(key).0 {
            let data = slot.data.load(Ordering::Relaxed);
            if slot.check.load(Ordering::Relaxed) ^ data == key && data != 0 {
                return Some(Entry::unpack(data));
            }
        }
        None
    }

    /// Stores an entry. It replaces the least valuable entry of its bucket.
    pub(crate) fn store(&self, key: u64, mut entry: Entry) {
        let bucket = self.bucket(key);
        let (mut place, mut least) = (&bucket.0[0], i32::MAX);
        for slot in &bucket.0 {
            let data = slot.data.load(Ordering::Relaxed);
            if data != 0 && slot.check.load(Ordering::Relaxed) ^ data == key {
                let old = Entry::unpack(data);
                entry.best = entry.best.or(old.best);
                // A much deeper entry of this search is worth more than a new shallow one.
                if entry.bound != Bound::Exact
                    && data >> AGE_SHIFT == self.age()
                    && entry.depth + TABLE_DEEPER < old.depth
                {
                    return;
                }
                place = slot;
                break;
            }
            let worth = if data == 0 { -1000 } else { self.worth(data) };
            if worth < least {
                (place, least) = (slot, worth);
            }
        }
        let data = entry.pack(self.age());
        place.check.store(key ^ data, Ordering::Relaxed);
        place.data.store(data, Ordering::Relaxed);
    }

    /// How much an entry is worth keeping: deep ones more, old ones less.
    fn worth(&self, data: u64) -> i32 {
        let age = (AGES + self.age() - (data >> AGE_SHIFT)) % AGES;
        i32::from((data >> 48) as u8) - TABLE_AGE_PENALTY * age as i32
    }

    /// How many of a thousand entries this search has written.
    pub(crate) fn fullness(&self) -> u16 {
        let entries = self.buckets.iter().take(250).flat_map(|bucket| &bucket.0);
        let written = |slot: &&Slot| {
            let data = slot.data.load(Ordering::Relaxed);
            data != 0 && data >> AGE_SHIFT == self.age()
        };
        entries.filter(written).count() as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::score::{mate_in, mated_in};
    use chess_types::Square;

    fn entry(value: Value, depth: i32) -> Entry {
        let best = Some(Move::normal(Square::E2, Square::E4));
        Entry { best, value, eval: -31, depth, bound: Bound::Lower, is_pv: true }
    }

    #[test]
    fn what_goes_in_comes_out() {
        let table = Table::new(1);
        for (key, value) in [(3, -200), (u64::MAX, 200), (1 << 63, mate_in(3)), (77, mated_in(9))] {
            table.store(key, entry(value, 12));
            assert_eq!(table.probe(key), Some(entry(value, 12)));
        }
        assert_eq!(table.probe(4), None);
    }

    #[test]
    fn mates_are_counted_from_the_position() {
        // Mate five plies from the root, seen three plies from the root, is two plies away.
        assert_eq!(to_table(mate_in(5), 3), mate_in(2));
        assert_eq!(from_table(mate_in(2), 7), mate_in(9));
        assert_eq!(to_table(mated_in(6), 4), mated_in(2));
        assert_eq!(from_table(mated_in(2), 1), mated_in(3));
        for value in [0, 250, -250, NO_VALUE] {
            assert_eq!((to_table(value, 9), from_table(value, 9)), (value, value));
        }
    }

    #[test]
    fn a_shallow_entry_does_not_replace_a_deep_one_and_keeps_the_move() {
        let table = Table::new(1);
        table.store(9, entry(10, 20));
        table.store(9, Entry { best: None, ..entry(40, 2) });
        assert_eq!(table.probe(9), Some(entry(10, 20)));
        table.store(9, Entry { best: None, bound: Bound::Exact, ..entry(40, 2) });
        assert_eq!(table.probe(9).and_then(|entry| entry.best), entry(0, 0).best);
    }

    #[test]
    fn a_torn_entry_is_not_found() {
        let table = Table::new(1);
        table.store(5, entry(1, 1));
        let slot = &table.bucket(5).0[0];
        slot.data.store(entry(2, 2).pack(0), Ordering::Relaxed);
        assert_eq!(table.probe(5), None);
    }
}
