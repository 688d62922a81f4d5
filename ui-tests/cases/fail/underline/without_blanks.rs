//! Moves right after their numbers.

use chess_runtime::chess;

fn main() {
    chess! { 1.e4 e5 2.Ke3 };
}
