//! A double check that is not even check.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5++ };
}
