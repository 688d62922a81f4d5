//! `chess-types`, the crate of this project.

use std::hint::black_box;

use chess_types::{Move, Position, WrittenMove};

use super::{Peer, Reader};

/// Our own crate.
#[derive(Default, Debug)]
pub struct Ours(Position);

impl Peer for Ours {
    fn name(&self) -> &'static str {
        "chess-types"
    }

    fn prepare(&mut self, fen: &str) {
        self.0 = Position::from_fen(fen).expect("a legal position");
    }

    fn perft(&self, depth: u32) -> u64 {
        self.0.perft(depth)
    }
}

impl Ours {
    #[inline]
    fn find(position: &Position, word: &[u8]) -> Option<Move> {
        let san = WrittenMove::from_ascii(word).ok()?;
        position.resolve(&san).ok()
    }
}

impl Reader for Ours {
    const NAME: &'static str = "chess-types";

    type Position = Position;

    fn start() -> Position {
        Position::default()
    }

    #[inline]
    fn parse(word: &[u8]) -> bool {
        black_box(WrittenMove::from_ascii(word)).is_ok()
    }

    #[inline]
    fn resolve(position: &Position, word: &[u8]) -> bool {
        black_box(Ours::find(position, word)).is_some()
    }

    #[inline]
    fn play(position: &mut Position, word: &[u8]) -> bool {
        let found = Ours::find(position, word);
        if let Some(m) = found {
            *position = position.play_unchecked(m);
        }
        found.is_some()
    }

    fn uci(position: &Position, word: &[u8]) -> Option<String> {
        Some(Ours::find(position, word)?.to_string())
    }
}
