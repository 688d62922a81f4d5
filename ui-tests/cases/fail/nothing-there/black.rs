//! The square that the move starts from is empty.

use chess_runtime::chess;

fn main() {
    chess!(1. e4 Nc6d4);
}
