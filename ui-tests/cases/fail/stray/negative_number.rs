//! A move number has no sign.

use chess_runtime::chess;

fn main() {
    chess! { -1. e4 };
}
