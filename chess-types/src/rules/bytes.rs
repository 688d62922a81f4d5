//! A position as bytes, and back, in constants too: twelve words, each with its low byte first.

use crate::rules::state::State;
use crate::{Bitboard, Board, Position};

/// The bytes of a position.
pub const POSITION_BYTES: usize = 96;

/// How many of the words say who stands where and which rooks may castle: the first ones.
pub(super) const PLACEMENT_WORDS: usize = 9;

impl Position {
    /// The numbers that a position is made of, with their low bytes first: what macros print.
    pub(crate) const fn to_bytes(self) -> [u8; POSITION_BYTES] {
        let mut bytes = [0; POSITION_BYTES];
        let words = self.to_words();
        let mut at = 0;
        // By index, which is quickest without optimisation.
        while at < POSITION_BYTES {
            bytes[at] = (words[at / 8] >> (8 * (at % 8))) as u8;
            at += 1;
        }
        bytes
    }

    /// The position that these bytes are. Bytes that [`Position::to_bytes`] has not made are memory of a position, but none
    /// that the Laws know.
    pub(crate) const fn from_bytes(bytes: &[u8; POSITION_BYTES]) -> Position {
        let mut words = [0; POSITION_BYTES / 8];
        let mut at = 0;
        while at < POSITION_BYTES {
            words[at / 8] |= (bytes[at] as u64) << (8 * (at % 8));
            at += 1;
        }
        let [
            pawns,
            knights,
            bishops,
            rooks,
            queens,
            kings,
            white,
            black,
            castling,
            passed,
            base_key,
            counters,
        ] = words;
        let roles = [
            Bitboard(pawns),
            Bitboard(knights),
            Bitboard(bishops),
            Bitboard(rooks),
            Bitboard(queens),
            Bitboard(kings),
        ];
        let board = Board { roles, colors: [Bitboard(white), Bitboard(black)] };
        Position {
            state: State { board, castling: Bitboard(castling), passed: Bitboard(passed) },
            base_key,
            fullmoves: counters as u32,
            halfmoves: (counters >> 32) as u16,
            turn: (counters >> 48) as u16,
        }
    }

    /// The twelve words of a position.
    pub(super) const fn to_words(self) -> [u64; POSITION_BYTES / 8] {
        let [pawns, knights, bishops, rooks, queens, kings] = self.state.board.roles;
        let [white, black] = self.state.board.colors;
        let State { castling, passed, .. } = self.state;
        let counters = self.fullmoves as u64 | (self.halfmoves as u64) << 32 | (self.turn as u64) << 48;
        [
            pawns.0,
            knights.0,
            bishops.0,
            rooks.0,
            queens.0,
            kings.0,
            white.0,
            black.0,
            castling.0,
            passed.0,
            self.base_key,
            counters,
        ]
    }
}
