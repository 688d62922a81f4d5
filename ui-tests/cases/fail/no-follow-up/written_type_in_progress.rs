//! A written type still fits.

use chess_runtime::ending::InProgress;
use chess_runtime::typenum::U3;
use chess_runtime::{Black, Game, chess};

static OPENING: Game<U3, InProgress<Black>> = chess! { 1. e4 e5 2. Qd3 };

fn main() {
    assert_eq!(OPENING.moves().len(), 3);
}
