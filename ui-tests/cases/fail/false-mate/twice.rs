//! One mistake is told once.

use chess_runtime::chess;

fn main() {
    chess! { Nf3 mate mate };
}
