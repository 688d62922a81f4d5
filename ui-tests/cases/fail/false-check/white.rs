//! A check that is none.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4+ };
}
