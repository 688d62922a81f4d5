//! One move at a time.

use chess_runtime::san;

fn main() {
    let _ = san!(e4 e5);
}
