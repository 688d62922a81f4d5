//! A variable that is not set.

use chess_runtime::chess;

fn main() {
    chess!(env!("CHESS_GAME_THAT_IS_NOT_SET"));
}
