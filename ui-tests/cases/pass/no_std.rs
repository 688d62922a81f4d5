//! A crate without the standard library can hold games.

#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings)]

extern crate std;

use chess_runtime::ending::InProgress;
use chess_runtime::typenum::U3;
use chess_runtime::{Black, Game, Position, chess, fen};

static OPENING: Game<U3, InProgress<Black>> = chess! { 1. e4 e5 2. Nf3 (2. f4 exf4) };
const ENDING: Position = fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");

chess! { pub(crate) const MATE = [Event "A"] 1. f3 e5 2. g4 Qh4 mate 0-1; }

fn main() {
    assert_eq!(OPENING.moves().len(), 3);
    assert_eq!(MATE.len(), 4);
    assert!(!ENDING.is_check());
}
