//! `eschac`: small positions, legal moves handed out one at a time.

use std::hint::black_box;

use eschac::position::{Move, Position};
use eschac::san::San;
use eschac::setup::Setup;

use super::{Peer, Reader};

/// The `eschac` crate.
#[derive(Debug)]
pub struct Eschac(Position);

impl Default for Eschac {
    fn default() -> Eschac {
        Eschac(Position::new())
    }
}

impl Peer for Eschac {
    fn name(&self) -> &'static str {
        "eschac"
    }

    fn prepare(&mut self, fen: &str) {
        // Its records are a FEN without the two counters.
        let end = fen.match_indices(' ').nth(3).map_or(fen.len(), |(index, _)| index);
        let setup = Setup::from_text_record(&fen[..end]).expect("a record");
        self.0 = setup.into_position().expect("a legal position");
    }

    fn perft(&self, depth: u32) -> u64 {
        self.0.perft(depth as usize) as u64
    }
}

impl Eschac {
    #[inline]
    fn find<'p>(position: &'p Position, word: &[u8]) -> Option<Move<'p>> {
        San::from_ascii(word)?.to_move(position).ok()
    }
}

impl Reader for Eschac {
    const NAME: &'static str = "eschac";

    type Position = Position;

    fn start() -> Position {
        Position::new()
    }

    #[inline]
    fn parse(word: &[u8]) -> bool {
        black_box(San::from_ascii(word)).is_some()
    }

    #[inline]
    fn resolve(position: &Position, word: &[u8]) -> bool {
        black_box(Eschac::find(position, word)).is_some()
    }

    #[inline]
    fn play(position: &mut Position, word: &[u8]) -> bool {
        let next = Eschac::find(position, word).map(Move::make);
        let found = next.is_some();
        if let Some(next) = next {
            *position = next;
        }
        found
    }

    fn uci(position: &Position, word: &[u8]) -> Option<String> {
        Some(Eschac::find(position, word)?.to_uci().to_string())
    }
}
