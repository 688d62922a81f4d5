//! What goes on from a line with a mistake, wherever the line stands and however many lines lie between.

use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::U1;
use chess_runtime::{Game, White, chess};

mod openings {
    use chess_runtime::chess;

    chess! { pub line BROKEN = e4 e5 Qd3; }
    chess! { pub line NEXT = after BROKEN; 2... Nc6; }
}

mod others {
    use crate::openings::NEXT as RENAMED;
    use chess_runtime::chess;

    chess! { pub line THIRD = after RENAMED; 3. Nf3; }
}

const LAST: Game<U1, Checkmate<White>> = chess! { after crate::others::THIRD; 3... Nf6 };
chess! { const ITEM = after openings::NEXT; 3. Nf3 Nf6; }

fn main() {
    let game = chess! { after others::THIRD; Nf6 };
    assert_eq!(game.len() + LAST.len() + ITEM.len(), 4);
    let moves: [_; 2] = (*ITEM.as_array()).into_array();
    println!("{moves:?}");
}
