//! Independent mistakes are all reported in one build.

use chess_runtime::chess;

fn main() {
    chess! {
        1. e4 e5 (1... e4) 2. Nf3 (2. Qd3 Nc6) 2... Nc6 (2... O-O) 3. Bb4
    };
}
