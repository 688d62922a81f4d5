//! A mate is written once.

use chess_runtime::chess;

fn main() {
    chess! { f3 e5 g4 Qh4 mate mate };
}
