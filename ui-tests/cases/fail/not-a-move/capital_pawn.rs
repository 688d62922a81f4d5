//! The right case.

use chess_runtime::chess;

fn main() {
    chess! { 1. E4 };
}
