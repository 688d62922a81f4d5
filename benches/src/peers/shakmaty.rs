//! `shakmaty`: legal moves in a list, for standard chess and its variants.

use std::hint::black_box;

use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Move, Position, perft};

use super::{Peer, Reader};

/// The `shakmaty` crate.
#[derive(Default, Debug)]
pub struct Shakmaty(Chess);

impl Peer for Shakmaty {
    fn name(&self) -> &'static str {
        "shakmaty"
    }

    fn prepare(&mut self, fen: &str) {
        let fen = Fen::from_ascii(fen.as_bytes()).expect("a FEN");
        self.0 = fen.into_position(CastlingMode::Standard).expect("a legal position");
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(&self.0, depth)
    }
}

impl Shakmaty {
    #[inline]
    fn find(position: &Chess, word: &[u8]) -> Option<Move> {
        San::from_ascii(word).ok()?.to_move(position).ok()
    }
}

impl Reader for Shakmaty {
    const NAME: &'static str = "shakmaty";

    type Position = Chess;

    fn start() -> Chess {
        Chess::default()
    }

    #[inline]
    fn parse(word: &[u8]) -> bool {
        black_box(San::from_ascii(word)).is_ok()
    }

    #[inline]
    fn resolve(position: &Chess, word: &[u8]) -> bool {
        black_box(Shakmaty::find(position, word)).is_some()
    }

    #[inline]
    fn play(position: &mut Chess, word: &[u8]) -> bool {
        let found = Shakmaty::find(position, word);
        if let Some(m) = found {
            position.play_unchecked(m);
        }
        found.is_some()
    }

    fn uci(position: &Chess, word: &[u8]) -> Option<String> {
        let m = Shakmaty::find(position, word)?;
        Some(m.to_uci(CastlingMode::Standard).to_string())
    }
}
