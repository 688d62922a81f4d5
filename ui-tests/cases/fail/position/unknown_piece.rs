//! A letter that is no piece.

use chess_runtime::position;

fn main() {
    let _ = position! {
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . S . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
    };
}
