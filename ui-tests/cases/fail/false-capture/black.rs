//! An x where nothing is taken.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 Nxf6 };
}
