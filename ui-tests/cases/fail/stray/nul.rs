//! A NUL byte is named as what it is.

use chess_runtime::chess;

fn main() {
    chess!("1. e4\u{0} e5");
}
