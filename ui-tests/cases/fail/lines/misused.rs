//! What goes on from a line that is none gives no further errors.

use chess_runtime::chess;

chess! { line NONE = "e4" "e5"; }
chess! { const NEXT = after NONE; 2. Nf3; }

fn main() {
    println!("{NONE} {NEXT}");
}
