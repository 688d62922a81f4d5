//! Only one side is to move.

use chess_runtime::position;

fn main() {
    let _ = position! { put white king at e1; put black king at e8; white to move; black to move };
    let _ = position! { castling K; put white king at e1; put white rook at h1; put black king at e8; castling K };
}
