//! Two knights can go there.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nf3 d5 2. d4 e6 3. Nd2 };
}
