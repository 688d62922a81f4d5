//! A half and something else.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 1/2-1/3 };
}
