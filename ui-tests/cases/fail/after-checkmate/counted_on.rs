//! After mate the game is over, and no number would be right.

use chess_runtime::chess;

fn main() {
    chess! { 1. e4 e5 2. Qh5 Ke7 3. Qxe5 mate 4. Nf3 };
}
