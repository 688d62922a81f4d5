//! A legal game of another type is a type error in chess words.

use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::U4;
use chess_runtime::{Game, White, chess};

const SCHOLARS_MATE: Game<U4, Checkmate<White>> = chess! { 1. f3 e5 2. g4 Qh4 mate };

fn main() {
    assert_eq!(SCHOLARS_MATE.len(), 4);
}
