//! Nothing else stands there, and it stands nowhere else.

use chess_runtime::chess;

chess! { const OPENING = #![strict] 1. e4 *; }

fn main() {
    chess! { #![stricter] 1. e4 * };
}
