//! What only a broken line writes, written by hand: it gives no type but that of the constant it names.

use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::U1;
use chess_runtime::{Game, White, chess};

chess! { line SOUND = 1. e4 e5; }

const OF_A_TYPE: Game<U1, Checkmate<White>> = chess! { from __line_with_a_mistake!(White); Qxf7 mate };
const OF_A_LINE: Game<U1, Checkmate<White>> = chess! { from __line_with_a_mistake!(SOUND); Qxf7 mate };
const OF_NOTHING: Game<U1, Checkmate<White>> = chess! { from __line_with_a_mistake!(); Qxf7 mate };
const OF_CODE: Game<U1, Checkmate<White>> = chess! { from __line_with_a_mistake!(panic!()); Qxf7 mate };
chess! { const ITEM = from __line_with_a_mistake!(SOUND); Qxf7 mate; }

const NONE: usize = 0;
chess! { const OF_A_NUMBER = from __line_with_a_mistake!(NONE); Qxf7 mate; }

fn main() {
    let mate: [Game<U1, Checkmate<White>>; 6] = [OF_A_TYPE, OF_A_LINE, OF_NOTHING, OF_CODE, ITEM, OF_A_NUMBER];
    assert!(mate[0].outcome().is_some());
}
