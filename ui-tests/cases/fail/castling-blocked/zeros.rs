//! All of 0-0 is underlined.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. 0-0 };
}
