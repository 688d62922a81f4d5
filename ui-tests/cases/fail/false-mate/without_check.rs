//! A mate that is not even check.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 mate };
}
