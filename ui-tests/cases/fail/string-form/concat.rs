//! A macro that is not of the standard library is not read, nor one that makes no constant.

use chess_runtime::chess;

fn main() {
    chess!(format!("e4 {}", "e5"));
}
