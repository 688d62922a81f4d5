//! No knight stands on the file that was named.

use chess_runtime::chess;

fn main() {
    chess! { 1. Nhf3 };
}
