//! A number is no part of a move.

use chess_runtime::san;

fn main() {
    let _ = san!(1. e4);
}
