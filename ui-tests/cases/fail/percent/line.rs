//! A percent sign at the beginning of a line would hide what follows it.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5
% 2. Qd9
        2. Nf3 };
}
