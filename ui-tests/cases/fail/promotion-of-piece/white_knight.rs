//! Only pawns promote.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nf3=Q };
}
