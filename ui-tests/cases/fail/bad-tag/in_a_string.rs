//! A tag's value ends with a quote.

use chess_runtime::chess;

fn main() {
    chess!(r#"
    [Event "Linares]
    1. e4
    "#);
}
