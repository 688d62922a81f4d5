//! Black's move has three dots.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 2. e5 };
}
