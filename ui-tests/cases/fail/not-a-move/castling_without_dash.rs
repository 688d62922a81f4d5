//! Castling in any spelling.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. OO };
}
