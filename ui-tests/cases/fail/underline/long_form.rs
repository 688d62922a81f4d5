//! All of Nb1-d3 is underlined.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nb1-d3 };
}
