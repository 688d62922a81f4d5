//! Rust reads an apostrophe as a quote.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 { White's best move is this one } };
}
