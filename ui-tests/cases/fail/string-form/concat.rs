//! Another macro is not a string.

use chess_runtime::chess;

fn main() {
    chess!(concat!("e4 ", "e5"));
}
