//! Two items in one call.

use chess_runtime::chess;

chess! {
    const FIRST = 1. e4 e5;
    const SECOND = 1. d4 d5;
}

fn main() {
    println!("{FIRST}");
}
