//! What the macros print needs `unsafe`, which a program must write itself.

use core::mem::transmute;

use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::U300;
use chess_runtime::{Game, White};

const GAME: Game<U300, Checkmate<White>> = transmute(c"mate");

fn main() {
    assert!(GAME.outcome().is_some());
}
