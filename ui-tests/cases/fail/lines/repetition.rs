//! A repetition counts, however many lines it takes.

use chess_runtime::chess;

chess! { line ONCE = 1. Nf3 Nf6 2. Ng1 Ng8; }
chess! { line THRICE = after ONCE; 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8; }

fn main() {
    chess! { after THRICE; 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 };
}
