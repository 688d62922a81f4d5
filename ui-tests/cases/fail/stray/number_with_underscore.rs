//! A move number has digits only.

use chess_runtime::chess;

fn main() {
    chess! { 1_000. e4 };
}
