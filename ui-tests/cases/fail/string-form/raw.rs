//! Line, column and caret in a raw string.

use chess_runtime::chess;

fn main() {
    chess!(r#"
    [Event "It's a \"trap\""]
    [Result "*"]

    1. e4 e5 { White's best } 2. Nf3 d6 3. Bc4 Bg4 4. Nc3 g6
    5. Nxe5 Bxd1 6. Bxf7+ Ke8 *
    "#);
}
