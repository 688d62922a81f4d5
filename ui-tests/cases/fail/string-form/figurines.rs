//! The caret counts characters, not bytes.

use chess_runtime::chess;

fn main() {
    chess!("1. ♘f3 ♞f6 2. ♘c3 ♞c6 3. ♗b5");
}
