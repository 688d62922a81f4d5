//! A string is read like tokens.

use chess_runtime::san;

fn main() {
    let _ = san!("e9");
}
