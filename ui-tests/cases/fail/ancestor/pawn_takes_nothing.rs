//! A pawn goes diagonally without taking.

use chess_runtime::chess;

fn main() {
    chess! { pawn e2 to d3 };
}
