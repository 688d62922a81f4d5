//! Where it is not clear what was written, any type fits.

use chess_runtime::ending::{Awarded, InProgress};
use chess_runtime::typenum::U2;
use chess_runtime::{Game, White, chess};

type Opening = Game<U2, InProgress<White>>;

const TAG: Opening = chess! { [White A] 1. e4 e5 };
const SEMICOLON: Opening = chess! { 1. e4; e5 };
const BRACES: Opening = chess! { { 1. e4 e5 } };
const STRINGS: Opening = chess!("e4", "e5");
const WORDS: Opening = chess! { pawn e2 to e9 pawn e7 to e5 };
const RESULT: Game<U2, Awarded<White>> = chess! { 1. e4 e5 2-0 };
chess! { const ITEM = 1. e4 e5 & Nf3 & Nc6; }

fn main() {
    let _ = (TAG, SEMICOLON, BRACES, STRINGS, WORDS, RESULT);
    let moves: [_; 4] = (*ITEM.as_array()).into_array();
    println!("{moves:?}");
}
