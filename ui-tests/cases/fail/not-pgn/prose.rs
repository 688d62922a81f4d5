//! A text of another kind is one mistake.

use chess_runtime::chess;

fn main() {
    chess!("Dear Sir, I am writing to you because the game was not played as it was announced.");
}
