//! A black knight is none of White.

use chess_runtime::chess;

fn main() {
    chess!("♞f3");
}
