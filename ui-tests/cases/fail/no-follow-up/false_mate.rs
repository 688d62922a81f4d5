//! A mate that is claimed and is none: the type that was written for it still fits.

use chess_runtime::ending::{Checkmate, WhiteMates};
use chess_runtime::typenum::U3;
use chess_runtime::{Game, White, chess};

const MATE: Game<U3, Checkmate<White>> = chess! { 1. e4 e5 2. Qh5 mate };

fn main() {
    let same: WhiteMates<U3> = MATE;
    assert_eq!(same.len(), 3);
}
