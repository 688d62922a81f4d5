//! A pattern gets the error too.

use chess_runtime::{Square, square};

fn main() {
    match Square::E4 {
        square!(e4) => {}
        square!(e9) => {}
        _ => {}
    }
}
