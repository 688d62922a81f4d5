//! Of a long line the part around the mistake is shown.

use chess_runtime::chess;

fn main() {
    chess!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 11. Qe5 Bb7 12. Nbd2 Re8 13. Nf1 Bf8");
}
