//! A comment without its closing brace.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 {best by test");
}
