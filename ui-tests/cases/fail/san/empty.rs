//! There is no move.

use chess_runtime::san;

fn main() {
    let _ = san!();
}
