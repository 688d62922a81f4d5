//! Nothing may stand between king and rook.

use chess_runtime::chess;

fn main() {
    chess! { 1. O-O };
}
