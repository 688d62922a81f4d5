//! A game in two pairs of braces would be a comment.

use chess_runtime::chess;

fn main() {
    chess! {{ e4 Ke9 }};
}
