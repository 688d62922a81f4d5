//! A written type with the result of the text still fits.

use chess_runtime::ending::{Awarded, DrawAgreed};
use chess_runtime::typenum::{U2, U3};
use chess_runtime::{Game, White, chess};

const RESIGNED: Game<U3, Awarded<White>> = chess! { 1. e4 e5 2. Qd3 1-0 };
const AGREED: Game<U2, DrawAgreed> = chess! { 1. e4 e4 1/2-1/2 };

fn main() {
    assert_eq!(RESIGNED.len() + AGREED.len(), 5);
}
