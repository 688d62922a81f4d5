//! Only an item ends with a semicolon.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 e5";);
}
