//! A game that is only to be checked is a constant without a name.

use chess_runtime::{chess, pgn};

chess! { const _ = 1. e4 e5 2. Nf3; }
chess! { const _ = "1. d4 d5"; }
pgn! { const _ = "games/opera.pgn"; }

fn main() {
    chess! { const _ = 1. c4; }
    chess! { 1. g3 };
    let reply: &'static _ = &chess! { 1. b3 e5 };
    assert_eq!(reply.len(), 2);
}
