//! `cozy-chess`: legal moves handed out as one set of target squares for each piece.

use cozy_chess::Board;

use super::Peer;

/// The `cozy-chess` crate.
#[derive(Default, Debug)]
pub struct Cozy(Board);

impl Peer for Cozy {
    fn name(&self) -> &'static str {
        "cozy-chess"
    }

    fn prepare(&mut self, fen: &str) {
        self.0 = Board::from_fen(fen, false).expect("a legal position");
    }

    fn perft(&self, depth: u32) -> u64 {
        sequences(&self.0, depth)
    }
}

/// The crate has no perft of its own, but the moves in its sets can be counted without listing them.
fn sequences(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    // Returning `true` would end the generation.
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for m in moves {
                let mut next = board.clone();
                next.play_unchecked(m);
                nodes += sequences(&next, depth - 1);
            }
            false
        });
    }
    nodes
}
