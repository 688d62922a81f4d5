//! What goes on from a line with a mistake is not judged, but read.

use chess_runtime::chess;

chess! { line BROKEN = e4 e5 Qd3; }
chess! { const NEXT = after BROKEN; 2... Nc6 3. Nf3; }
chess! { const UNREADABLE = after BROKEN; 2... Nc6 & 3. Nf3; }

fn main() {
    assert_eq!((NEXT.len(), UNREADABLE.len()), (2, 2));
}
