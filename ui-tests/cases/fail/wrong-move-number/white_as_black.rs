//! White's move has one dot.

use chess_runtime::chess;

fn main() {
    chess! { 1...e5 };
}
