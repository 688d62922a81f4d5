//! A board has 64 squares.

use chess_runtime::position;

fn main() {
    let _ = position! {
        . . . . k . . .
        . . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
    };
}
