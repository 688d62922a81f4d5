//! A macro cannot see constants.

use chess_runtime::chess;

const REPLY: &str = "e5";

fn main() {
    chess!(concat!("e4 ", REPLY));
}
