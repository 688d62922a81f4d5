//! Help is for variations too.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 (1. NF3) };
}
