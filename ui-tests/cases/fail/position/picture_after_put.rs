//! A picture has no place for what was put there before.

use chess_runtime::position;

fn main() {
    let _ = position! {
        put white rook at a1;
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        Q . . . K . . .
    };
}
