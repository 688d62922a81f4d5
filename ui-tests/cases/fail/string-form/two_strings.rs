//! One string is a whole game.

use chess_runtime::chess;

fn main() {
    chess!("1. e4", "1... e5");
}
