//! A piece is written with a capital letter.

use chess_runtime::san;

fn main() {
    let _ = san!(nf3);
}
