//! `chess`: an iterator over legal moves that knows its length.

use chess::{Board, MoveGen};

use super::Peer;

/// The `chess` crate.
#[derive(Default, Debug)]
pub struct Chess(Board);

impl Peer for Chess {
    fn name(&self) -> &'static str {
        "chess"
    }

    fn prepare(&mut self, fen: &str) {
        self.0 = fen.parse().expect("a legal position");
    }

    fn perft(&self, depth: u32) -> u64 {
        MoveGen::movegen_perft_test(&self.0, depth as usize) as u64
    }
}
