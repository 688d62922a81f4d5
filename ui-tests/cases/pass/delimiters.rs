//! Braces, parentheses and brackets hold the same game.

use chess_runtime::chess;

fn main() {
    let braces = chess! { 1. e4 e5 2. Nf3 };
    let parentheses = chess!(1. e4 e5 2. Nf3);
    let brackets = chess![1. e4 e5 2. Nf3];

    assert_eq!(braces.len(), 3);
    assert_eq!(braces.outcome(), None);
    assert_eq!(braces.to_string(), "1. e4 e5 2. Nf3");
    assert_eq!(braces, parentheses);
    assert_eq!(braces, brackets);
}
