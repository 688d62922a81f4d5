//! A square too few in one row and one too many in the next.

use chess_runtime::position;

fn main() {
    let _ = position! {
        . . . . k . . .
        . . . . . . .
        . . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
    };
}
