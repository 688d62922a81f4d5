//! Who goes on from a line with a mistake has the type that the line would have led to.

use chess_runtime::ending::InProgress;
use chess_runtime::typenum::{U1, U2};
use chess_runtime::{Assembled, Game, White, chess};

chess! { line BROKEN = 1. e5; }
chess! { const NEXT = after BROKEN; 1... e5; }

const TYPED: Game<U1, InProgress<White>> = chess! { after BROKEN; 1... e5 };
const WHOLE: Assembled<U2, InProgress<White>> = BROKEN.then(&NEXT);

fn main() {
    assert_eq!(TYPED.len() + WHOLE.len(), 3);
}
