//! A.
use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 };
    chess!("1. e4 e5");
    chess!(1. e4 e5);
    chess! { const A = 1. e4 e5; }
}
