//! A number without dots can be wrong too.

use chess_runtime::chess;

fn main() {
    chess! { 1 e4 e5 3 Nf3 };
}
