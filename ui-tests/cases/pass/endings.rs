//! How a game ends is in its type.

use chess_runtime::ending::{
    Awarded, Checkmate, DeadPosition, DrawAgreed, FivefoldRepetition, InProgress, SeventyFiveMoves, Stalemate,
};
use chess_runtime::typenum::{U0, U1, U16, U4, U5};
use chess_runtime::{GameResult, Black, Game, White, chess};

const BLACK_MATES: Game<U4, Checkmate<Black>> = chess! { 1. f3 e5 2. g4 Qh4 mate };
const WHITE_MATES: Game<U5, Checkmate<White>> = chess! { p e4 p e5 q h5 k e7 q e5 };
const STALEMATE: Game<U1, Stalemate> = chess! { from fen!("7k/8/8/6Q1/8/8/8/1K6 w - - 0 1"); 1. Qg6 };
const DEAD: Game<U1, DeadPosition> = chess! { from fen!("4k3/8/8/8/8/8/3p4/4K3 w - - 0 1"); 1. Kxd2 };
const FIVEFOLD: Game<U16, FivefoldRepetition> = chess! {
    Nf3 Nf6 Ng1 Ng8  Nf3 Nf6 Ng1 Ng8  Nf3 Nf6 Ng1 Ng8  Nf3 Nf6 Ng1 Ng8
};
const LONG: Game<U1, SeventyFiveMoves> = chess! { from fen!("4k3/8/8/8/8/8/8/4K2R w - - 149 100"); 100. Rh2 };
const RESIGNED: Game<U1, Awarded<White>> = chess! { 1. e4 1-0 };
const LOST_ON_TIME: Game<U1, Awarded<Black>> = chess! { 1. e4 0-1 };
const AGREED: Game<U1, DrawAgreed> = chess! { 1. e4 1/2-1/2 };
const GOES_ON: Game<U1, InProgress<Black>> = chess! { 1. e4 * };
const NOT_BEGUN: Game<U0, InProgress<Black>> = chess! { from fen!("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"); };

fn main() {
    let outcome = |outcome: Option<chess_runtime::Outcome>| outcome.map(|outcome| outcome.to_string()).unwrap_or_default();
    assert_eq!(outcome(BLACK_MATES.outcome()), "checkmate, Black wins");
    assert_eq!(outcome(WHITE_MATES.outcome()), "checkmate, White wins");
    assert_eq!(outcome(STALEMATE.outcome()), "stalemate");
    assert_eq!(outcome(DEAD.outcome()), "dead position");
    assert_eq!(outcome(FIVEFOLD.outcome()), "fivefold repetition");
    assert_eq!(outcome(LONG.outcome()), "seventy-five moves");
    let by_word = [RESIGNED.result(), LOST_ON_TIME.result(), AGREED.result(), GOES_ON.result()];
    assert_eq!(by_word, GameResult::ALL.map(Some));
    assert_eq!(NOT_BEGUN.len(), 0);
    assert!([RESIGNED.outcome(), LOST_ON_TIME.outcome(), AGREED.outcome()].iter().all(Option::is_none));
}
