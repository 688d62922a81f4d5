//! No knight stands on the square that was named.

use chess_runtime::chess;

fn main() {
    chess! { 1. Na1c3 };
}
