//! A written type still fits.

use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::U4;
use chess_runtime::{Black, Game, chess};

const FOOLS_MATE: Game<U4, Checkmate<Black>> = chess! { 1. f3 e5 2. g5 Qh4 mate };

fn main() {
    assert_eq!(FOOLS_MATE.moves().len(), 4);
}
