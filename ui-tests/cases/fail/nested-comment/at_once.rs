//! Comments do not nest.

use chess_runtime::chess;

fn main() {
    chess!("{ a { b } } 1. e4");
}
