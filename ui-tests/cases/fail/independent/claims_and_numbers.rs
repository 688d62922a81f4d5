//! Claims and numbers do not hide what follows.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4+ e5 3. Nxf3 Nc6 3. Bb6 };
}
