//! Games joined in constants: what goes on, is cut, or has a passed square that no pawn can use.

use chess_runtime::ending::InProgress;
use chess_runtime::typenum::{U2, U3};
use chess_runtime::{Assembled, Black, White, chess};

chess! { line OPENING = 1. e4; }
chess! { const FROM_FEN = from fen!("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 7 9"); 9... e5; }
chess! { const KNIGHT = from fen!("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"); 2. Nf3; }

const TWO: Assembled<U2, InProgress<White>> = OPENING.then(&FROM_FEN);
const THREE: Assembled<U3, InProgress<Black>> = TWO.then(&KNIGHT);

fn main() {
    assert_eq!(THREE.to_string(), "1. e4 e5 2. Nf3");
    assert_eq!(THREE.end(), chess! { 1. e4 e5 2. Nf3 }.end());
    let resigned = chess! { 1. e4 e5 1-0 };
    let on: Assembled<U3, _> = resigned.prefix::<U2>().then(&KNIGHT);
    assert_eq!(on.result(), None);
}
