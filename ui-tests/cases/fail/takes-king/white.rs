//! Kings are never taken.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Qh5 Nc6 3. Qxe8 };
}
