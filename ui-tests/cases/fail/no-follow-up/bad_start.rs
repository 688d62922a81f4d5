//! From a start that is none nobody knows who is to move: any type fits.

use chess_runtime::ending::InProgress;
use chess_runtime::typenum::U1;
use chess_runtime::{Game, White, chess};

const GAME: Game<U1, InProgress<White>> = chess! { from fen!("4k3/8/8/8/8/8/8/4K3 b - - 0 x"); 1... Kd7 };

fn main() {
    assert_eq!(GAME.len(), 1);
}
