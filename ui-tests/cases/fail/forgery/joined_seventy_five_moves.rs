//! The counters of a continuation are its own: what counts is the whole.

use chess_runtime::ending::{InProgress, SeventyFiveMoves};
use chess_runtime::typenum::{U3, U4};
use chess_runtime::{Assembled, White, chess, fen};

chess! { const LATE = from fen!("4k3/8/8/8/8/8/R7/4K3 w - - 147 90"); Ra3 Ke7; }
chess! { const FRESH = from fen!("8/4k3/8/8/8/R7/8/4K3 w - - 0 1"); Ra4 Ke8; }
const PAST_THE_END: Assembled<U4, InProgress<White>> = LATE.then(&FRESH);

chess! { const EARLY = from fen!("4k3/8/8/8/8/8/R7/4K3 w - - 0 1"); Ra3 Ke7; }
chess! { const LAST = from fen!("8/4k3/8/8/8/R7/8/4K3 w - - 149 99"); Ra4; }
const TOO_SOON: Assembled<U3, SeventyFiveMoves> = EARLY.then(&LAST);

fn main() {
    let _ = fen!("8/4k3/8/8/8/R7/8/4K3 w - - 149 99");
    assert_eq!(PAST_THE_END.len() + TOO_SOON.len(), 7);
}
