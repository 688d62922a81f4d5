//! Only a line can be gone on from.

use chess_runtime::chess;

chess! { const OPENING = 1. e4; }

fn main() {
    chess! { after OPENING; 1... e5 };
}
