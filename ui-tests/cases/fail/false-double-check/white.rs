//! A check by one piece is no double check.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 f5 2. Qh5++ };
}
