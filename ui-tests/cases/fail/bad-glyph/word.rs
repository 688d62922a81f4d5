//! A glyph is a number from 0 to 255.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 $abc e5 };
}
