//! The name of the line ends with a semicolon.

use chess_runtime::chess;

chess! { line OPENING = 1. e4; }

fn main() {
    chess! { after OPENING 1... e5 };
}
