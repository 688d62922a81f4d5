//! A closing parenthesis without its opening one.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 e5)");
}
