//! Comments of both kinds stay out of the way.

use chess_runtime::chess;

fn main() {
    chess! {
        1. e4 /* king's pawn */ e5 { the open game } // so far, so good
        2. /* too far */ Ke3 // at once
    };
}
