//! A judgement has one or two signs.

use chess_runtime::chess;

fn main() {
    chess! { e4 !!!!! };
}
