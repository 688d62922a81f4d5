//! A glyph before any move of its variation.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 (1. $1 d4) };
}
