//! White moves a black knight.

use chess_runtime::chess;

fn main() {
    chess![1. Ng8f6];
}
