//! A pawn on the last rank must become something.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("7k/8/8/8/8/8/6p1/K4R2 b - - 0 1"); 1... gxf1 };
}
