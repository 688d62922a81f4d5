//! A game has a result where it ends, and one that its tags agree with.

use chess_runtime::chess;

chess! { #![strict] const NONE = [Result "1-0"] 1. e4; }

fn main() {
    chess! { #![strict] 1. e4 e5 };
    chess! { #![strict] [Result "1-0"] 1. e4 e5 0-1 };
}
