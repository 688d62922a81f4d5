//! A glyph is no part of a move.

use chess_runtime::san;

fn main() {
    let _ = san!(e4!);
}
