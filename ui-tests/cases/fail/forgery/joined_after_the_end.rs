//! Nothing follows a game that is over.

use chess_runtime::ending::Cut;
use chess_runtime::typenum::U2;
use chess_runtime::{Assembled, chess};

chess! { const RESIGNED = 1. e4 e5 1-0; }
chess! { const AGREED = 1. e4 e5 1/2-1/2; }
chess! { const MATED = 1. f3 e5 2. g4 Qh4 mate; }
chess! { line OPENING = 1. e4 e5; }
chess! { const NEXT = after OPENING; 2. Nf3; }

fn main() {
    let _ = RESIGNED.then(&NEXT);
    let _ = AGREED.then(&NEXT);
    let _ = MATED.then(&NEXT);
    let cut: Assembled<U2, Cut> = RESIGNED.prefix();
    let _ = cut.then(&NEXT);
}
