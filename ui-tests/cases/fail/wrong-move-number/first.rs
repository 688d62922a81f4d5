//! A game begins with move 1.

use chess_runtime::chess;

fn main() {
    chess! { 2. e4 };
}
