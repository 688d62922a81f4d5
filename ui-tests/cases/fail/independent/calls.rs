//! Each call reports its own mistake.

use chess_runtime::chess;

fn main() {
    let first = chess! { 1. e4 e4 };
    let second = chess! { 1. Nf4 };
    let third = chess! { 1. d4 d5 };
    assert_eq!(first.len() + second.len() + third.len(), 5);
}
