//! A game that would have ended in mate, had all of it been legal: any type fits.

use chess_runtime::demand::WonBy;
use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::U4;
use chess_runtime::{Black, Game, White, chess};

const MATE: Game<U4, Checkmate<Black>> = chess! { 1. f3 e5 2. g5 Qh4 };
chess! { const ITEM = 1. e4 e5 2. Bd4 Nc6 3. Qh5 Nf6 4. Qxf7; }

fn celebrate<G: WonBy<White>>(_: &G) {}

fn main() {
    celebrate(&ITEM);
    assert_eq!(MATE.len(), 4);
}
