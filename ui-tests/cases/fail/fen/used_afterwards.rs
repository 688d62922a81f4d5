//! What uses the position gives no further errors.

use chess_runtime::fen;

fn main() {
    const LUCENA: chess_runtime::Position = fen!("1K1k4/1P6/8/8/8/8/r7/2R4 w - - 0 1");
    assert_eq!(LUCENA.legal_moves().len(), 16);
}
