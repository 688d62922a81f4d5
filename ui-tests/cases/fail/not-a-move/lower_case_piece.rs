//! A piece is written with a capital letter.

use chess_runtime::chess;

fn main() {
    chess! { 1. nf3 };
}
