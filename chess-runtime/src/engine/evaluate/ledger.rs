//! Ledgers add up what the evaluation finds: [`Sum`] while playing, [`Trace`] while tuning.

use std::vec::Vec;

use chess_types::{Color, Side};

use super::pair::Pair;
use super::parameters::VALUES;

/// Receives each parameter that the evaluation finds in a position.
pub(crate) trait Ledger {
    /// `S` has parameter `index` this many times.
    fn add<S: Side>(&mut self, index: usize, times: i32);

    /// `S` has parameter `index` once.
    #[inline(always)]
    fn once<S: Side>(&mut self, index: usize) {
        self.add::<S>(index, 1);
    }
}

/// The sum of all parameters, White's minus Black's.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Sum(pub(crate) Pair);

impl Ledger for Sum {
    #[inline(always)]
    fn add<S: Side>(&mut self, index: usize, times: i32) {
        match S::COLOR {
            Color::White => self.0 += VALUES[index] * times,
            Color::Black => self.0 -= VALUES[index] * times,
        }
    }
}

/// How often each parameter counts, White's minus Black's.
#[derive(Clone, Debug)]
pub(crate) struct Trace(pub(crate) Vec<i16>);

impl Ledger for Trace {
    fn add<S: Side>(&mut self, index: usize, times: i32) {
        let times = times as i16;
        match S::COLOR {
            Color::White => self.0[index] += times,
            Color::Black => self.0[index] -= times,
        }
    }
}
