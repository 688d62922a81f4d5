//! No knight stands on the rank that was named.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 N6f6 };
}
