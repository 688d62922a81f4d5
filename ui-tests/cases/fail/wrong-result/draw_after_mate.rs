//! All of 1/2-1/2 is underlined.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Qh5 Ke7 3. Qxe5 mate 1/2-1/2 };
}
