//! The German letter for a queen.

use chess_runtime::san;

fn main() {
    let _ = san!(Dd5);
}
