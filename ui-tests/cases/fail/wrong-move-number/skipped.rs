//! A number is left out.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 3. Nf3 Nc6 4. Bb5 };
}
