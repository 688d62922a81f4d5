//! Other rules are not judged, and are not taken for those of chess.

use chess_runtime::chess;

fn main() {
    chess! { [Variant "Atomic"] 1. e4 e5 2. Qh5 Qxh2 };
}
