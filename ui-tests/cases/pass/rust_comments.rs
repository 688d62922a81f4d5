//! Rust's own comments stand anywhere.

use chess_runtime::chess;

fn main() {
    let game = chess! {
        // The Italian game, isn't it?
        1. /* the king's pawn */ e4 e5 // the same
        /* 2. Nc3 Nf6 */
        2. Nf3 /* develops /* and */ attacks */ Nc6
        // 2... d6 is Philidor's.
        3. Bc4 {"//" is no comment here} Bc5 // the end
    };
    assert_eq!(game.to_string(), "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5");

    let castled = chess! { /* O-O */ from fen!("4k3/8/8/8/8/8/8/4K2R w K - 0 1"); /* at once */ O-O /* ! */ };
    assert_eq!(castled.to_string(), "1. O-O");
}
