//! Dots without a number.

use chess_runtime::chess;

fn main() {
    chess! { ... e5 };
}
