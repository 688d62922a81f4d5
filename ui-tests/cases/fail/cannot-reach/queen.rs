//! A queen moves along ranks, files and diagonals.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Qxe5 };
}
