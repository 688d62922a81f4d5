//! A knight does not move like that.

use chess_runtime::chess;

fn main() {
    chess! { knight b1 to b3 };
}
