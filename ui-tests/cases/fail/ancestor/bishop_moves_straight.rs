//! A bishop does not move like that.

use chess_runtime::chess;

fn main() {
    chess! { p e4 p e5 bishop f1 to f3 };
}
