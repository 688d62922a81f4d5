//! A variation counts on from the move it replaces.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Nf3 (3. Bc4) Nc6 };
}
