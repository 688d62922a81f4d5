//! Numbers that look random and are the same in each run.

/// A Weyl sequence, mixed.
pub(crate) struct Dice(u64);

impl Dice {
    /// Dice with this seed. The same seed always gives the same numbers.
    pub(crate) const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number from 0 up to, but not including, the limit.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        for (shift, factor) in [(30, 0xBF58_476D_1CE4_E5B9), (27, 0x94D0_49BB_1331_11EB_u64)] {
            mixed = (mixed ^ (mixed >> shift)).wrapping_mul(factor);
        }
        (mixed ^ (mixed >> 31)) % limit
    }
}
