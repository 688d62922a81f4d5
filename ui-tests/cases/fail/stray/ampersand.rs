//! A sign that belongs in no game.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 & e5 };
}
