//! A player may not pass.

use chess_runtime::san;

fn main() {
    let _ = san!(--);
}
