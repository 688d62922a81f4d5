//! A king that has moved goes two squares: in words that is castling.

use chess_runtime::chess;

fn main() {
    chess! { p e4 p e5 king e1 to e2 p a6 king e2 to e1 p a5 bishop f1 to c4 p a4 knight f3 p a3 king e1 to g1 };
}
