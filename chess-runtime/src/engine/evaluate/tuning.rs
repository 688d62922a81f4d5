//! For the tuner: the parameters, and how often each counts in a position.
//!
//! This is an interface for the tuner alone; it changes whenever the evaluation does.

use std::vec::Vec;

use chess_types::{Color, Position};

use super::ledger::{Ledger, Sum, Trace};
use super::{Facts, PHASE_MAX, all_but_pawns, endings, parameters, pawns, phase, terms};

pub use terms::{COUNT, TERMS};

/// A position as the tuner sees it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// Which parameters count, and how often: White's minus Black's.
    pub counts: Vec<(u16, i16)>,
    /// How much of a middlegame it is, from 0 to 1.
    pub phase: f32,
    /// How much of an endgame advantage counts, from 0 to 1.
    pub scale: f32,
}

/// The parameters in use: middlegame and endgame.
#[must_use]
pub fn values() -> Vec<[i32; 2]> {
    parameters::VALUES.iter().map(|value| [value.middlegame(), value.endgame()]).collect()
}

/// Counts the parameters of a position.
#[must_use]
pub fn sample(position: &Position) -> Sample {
    let mut trace = Trace(std::vec![0; COUNT]);
    let mut sum = Sum::default();
    count_terms(&mut trace, position);
    count_terms(&mut sum, position);
    trace.0[terms::TEMPO] = if position.turn() == Color::White { 1 } else { -1 };
    let counts =
        (0u16..).zip(&trace.0).filter(|&(_, &times)| times != 0).map(|(index, &times)| (index, times));
    Sample {
        counts: counts.collect(),
        phase: phase(position.board()) as f32 / PHASE_MAX as f32,
        scale: endings::scale(position.board(), sum.0.endgame()) as f32 / endings::FULL as f32,
    }
}

fn count_terms<L: Ledger>(ledger: &mut L, position: &Position) {
    let mut facts = Facts::of(position.board());
    let pawns = pawns::count_structure(ledger, &facts);
    all_but_pawns(ledger, &mut facts, &pawns);
}
