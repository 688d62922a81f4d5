//! A crate that forbids `unsafe` and every warning uses all macros: what they print is not the crate's own code.

#![forbid(unsafe_code)]
#![deny(warnings)]
#![deny(clippy::all, clippy::pedantic)]
#![deny(clippy::undocumented_unsafe_blocks, clippy::multiple_unsafe_ops_per_block, clippy::semicolon_if_nothing_returned)]
#![deny(unsafe_op_in_unsafe_fn, unused, missing_docs)]

use chess_runtime::{GameView, Position, chess, fen, pgn, position, san, square};

chess! { line OPENING = 1. e4 e5 2. Nf3; }
chess! { static NEXT = after OPENING; 2... Nc6 3. Bb5; }
pgn! { const GAMES = "games/mates.pgn"; }
const ENDING: Position = fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");

macro_rules! wrapped {
    ($($moves:tt)*) => {
        chess! { $($moves)* }
    };
}

fn lines() -> [GameView<'static>; 2] {
    [OPENING.view(), NEXT.view()]
}

fn main() {
    chess! { 1. e4 e5 };
    let opera = pgn!("games/opera.pgn");
    let wrapped = wrapped! { 1. d4 d5 };
    let picture = position! { put white king at e1; put white pawn at e2; put black king at e8 };
    assert_eq!(ENDING, picture);
    assert!(ENDING.resolve(&san!(e4)).is_ok());
    assert_eq!(square!(e4).to_string(), "e4");
    assert!(GAMES.len() > 1 && !opera.is_empty() && wrapped.len() == 2 && lines()[1].len() == 2);
}
