//! So is one before the result.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 7. 1-0 };
}
