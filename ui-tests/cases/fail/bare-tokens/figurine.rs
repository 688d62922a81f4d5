//! Rust does not know figurines.

use chess_runtime::chess;

fn main() {
    chess! { 1. ♘f3 };
}
