//! Positions from FENs, complete, abridged and of Chess960.

use chess_runtime::{Color, Position, fen};

const LUCENA: Position = fen!("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1");
static START: Position = fen!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

fn main() {
    assert_eq!(LUCENA.legal_moves().len(), 14);
    assert_eq!(START, Position::default());
    assert_eq!(fen!("4k3/8/8/8/8/8/8/4K3 b").turn(), Color::Black);
    assert_eq!(fen!(r"4k3/8/8/8/8/8/8/4K3 w"), fen! { "4k3/8/8/8/8/8/8/4K3 w - - 0 1" });
    assert_eq!(
        fen!("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9").legal_moves().len(),
        21
    );
    let text = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3";
    let position = fen!("rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3");
    assert_eq!(position.to_fen(), text);
}
