//! What uses the square gives no further errors.

use chess_runtime::square;

fn main() {
    const CORNER: chess_runtime::Square = square!(a0);
    assert_eq!(CORNER, chess_runtime::Square::A1);
}
