//! A player may not pass.

use chess_runtime::chess;

fn main() {
    chess! { 1. -- };
}
