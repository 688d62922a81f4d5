//! What is said in words is helped in words.

use chess_runtime::chess;

fn main() {
    chess! { p e4 p f6 queen h5 mate };
}
