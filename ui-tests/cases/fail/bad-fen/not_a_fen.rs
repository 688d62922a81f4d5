//! The FEN tag holds no FEN.

use chess_runtime::chess;

fn main() {
    chess!(r#"
    [SetUp "1"]
    [FEN "4k3/8/8/8/8/8/8/4J3 w - - 0 1"]

    1. Kd2 *
    "#);
}
