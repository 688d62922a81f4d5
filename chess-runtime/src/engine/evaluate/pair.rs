//! [`Pair`]: a middlegame and an endgame number that are added up together.

use core::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// Two sums in one machine word: the middlegame in the low half, the endgame in the high half.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Pair(i32);

/// The pair of these two numbers.
#[must_use]
pub(crate) const fn pair(middlegame: i32, endgame: i32) -> Pair {
    Pair((endgame << 16) + middlegame)
}

impl Pair {
    /// The number that counts while there are many pieces.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn middlegame(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The number that counts when few are left.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn endgame(self) -> i32 {
        // A negative low half has borrowed one from the high half.
        ((self.0 + 0x8000) >> 16) as i16 as i32
    }
}

impl Add for Pair {
    type Output = Pair;
    #[inline(always)]
    fn add(self, other: Pair) -> Pair {
        Pair(self.0 + other.0)
    }
}

impl Sub for Pair {
    type Output = Pair;
    #[inline(always)]
    fn sub(self, other: Pair) -> Pair {
        Pair(self.0 - other.0)
    }
}

impl Neg for Pair {
    type Output = Pair;
    #[inline(always)]
    fn neg(self) -> Pair {
        Pair(-self.0)
    }
}

impl Mul<i32> for Pair {
    type Output = Pair;
    #[inline(always)]
    fn mul(self, times: i32) -> Pair {
        Pair(self.0 * times)
    }
}

impl AddAssign for Pair {
    #[inline(always)]
    fn add_assign(&mut self, other: Pair) {
        self.0 += other.0;
    }
}

impl SubAssign for Pair {
    #[inline(always)]
    fn sub_assign(&mut self, other: Pair) {
        self.0 -= other.0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_do_not_mix() {
        for (a, b) in [(5, -7), (-5, 7), (-300, -400), (0, -1), (-1, 0), (1200, 1300)] {
            let sum = pair(a, b) * 3 - pair(b, a);
            assert_eq!((sum.middlegame(), sum.endgame()), (3 * a - b, 3 * b - a));
        }
    }
}
