//! Other rules are not judged, and are not taken for those of chess.

use chess_runtime::chess;

fn main() {
    chess!("[Variant \"Atomic\"]\n\n1. e4 e5");
}
