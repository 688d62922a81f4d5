//! A.
use chess_runtime::chess;

fn main() {
    let _ = chess!("1. e4 e5 2. e5");
    chess!(1. e4 e5 2. e5);
    let game = chess![1. e4 e5 2. e5 { nice } ];
    assert_eq!(game.len(), 3);
}
