//! What the benchmarks of this member share: the clock, the work, and the crates that do it.
//!
//! A benchmark here is a program: it gives every crate the same work in turn, several times over,
//! checks that all come to the same answer, and prints the rates and their ratios. No rate is
//! asserted: a number belongs to the machine that it was measured on.

pub mod archive;
pub mod beside;
pub mod clock;
pub mod compile;
mod dice;
pub mod games;
pub mod games_of_engines;
pub mod peers;
pub mod reading;
pub mod standard;
pub mod table;
pub mod tune;
pub mod uci_player;
