//! A number that touches its move is one all the same.

use chess_runtime::chess;

fn main() {
    chess! { e4 7e5 };
    chess!("2e4");
}
