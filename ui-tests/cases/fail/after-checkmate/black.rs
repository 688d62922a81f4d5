//! After mate the game is over.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 e5 2. Qh5 Ke7 3. Qxe5# Kf6");
}
