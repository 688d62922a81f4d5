//! Line, column and caret in a string of several lines.

use chess_runtime::chess;

fn main() {
    chess!("
        1. e4 e5
        2. Nf3 Nc6
        3. Bb5 a6
        4. Ba4 Nf6
        5. O-O-O Be7
    ");
}
