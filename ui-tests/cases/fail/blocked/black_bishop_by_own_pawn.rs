//! A bishop does not jump.

use chess_runtime::chess;

fn main() {
    chess![e4 Bb4];
}
