//! A word that means nothing.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 castles };
}
