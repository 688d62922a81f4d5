//! Comments do not nest.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 { a { b } c } e5");
}
