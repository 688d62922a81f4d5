//! A move has one mark.

use chess_runtime::chess;

fn main() {
    chess! { f3 e5 g4 Qh4+ # };
}
