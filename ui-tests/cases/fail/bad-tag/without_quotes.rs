//! A tag's value stands in quotes.

use chess_runtime::chess;

fn main() {
    chess! {
        [Event Linares]
        1. e4
    };
}
