//! All of O-O-O is underlined.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 O-O-O };
}
