//! The king has moved in the line that this goes on from.

use chess_runtime::chess;

chess! { line BONGCLOUD = 1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 Nf6 5. Bc4 Bc5; }

fn main() {
    chess! { after BONGCLOUD; 6. O-O };
}
