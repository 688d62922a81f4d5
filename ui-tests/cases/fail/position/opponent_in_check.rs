//! Whoever is not to move is not in check.

use chess_runtime::position;

fn main() {
    let _ = position! {
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . R . . .
        . . . . K . . .
        white to move
    };
}
