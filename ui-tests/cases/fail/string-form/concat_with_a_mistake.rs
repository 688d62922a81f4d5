//! A mistake in a string of parts.

use chess_runtime::chess;

fn main() {
    chess!(concat!("1. e4 ", "e5 2. Ke3"));
}
