//! What cannot be seen is named.

use chess_runtime::chess;

fn main() {
    chess!("1. e4\u{200b} e5");
}
