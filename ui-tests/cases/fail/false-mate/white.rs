//! A mate that has an answer.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 f5 2. Qh5 # };
}
