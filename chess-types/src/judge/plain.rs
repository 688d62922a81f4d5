//! The quick way through a game that is written plainly and has no mistake.
//!
//! In: the text of one game. Out: its [`GameRecord`], if the text is nothing but right moves, right
//! numbers and perhaps a result; otherwise `None`, and [`GameReader`](super::GameReader) and
//! [`judge`](super::judge) read it again, who explain. So it never says what is wrong, and may give up
//! on anything that is only rare. Tests hold what it says equal to what they say.
//!
//! Macros ask this first, and run without optimisation: bytes are looked at by index and once, and `?`,
//! which is a call there, is left out where it would be one a move.

#![allow(clippy::question_mark, reason = "see above")]

use alloc::vec::Vec;

use super::referee::{GameRecord, Line};
use super::walk::Walk;
use crate::notation::lexer::GameResult;
use crate::notation::san::WrittenMove;
use crate::notation::words;
use crate::rules::outcome::SEVENTY_FIVE_MOVES;
use crate::{Color, Move, Position};

/// The record of a game that starts from `start`, if nothing but moves, their numbers and a result
/// stand in the text, and all of them are right.
///
/// ```
/// # use chess_types::{Position, judge::judge_plain};
/// let start = Position::default();
/// let record = judge_plain(b"1. f3 e5 2. g4 Qh4# 0-1", start).unwrap();
/// assert_eq!(record.moves().len(), 4);
///
/// assert!(judge_plain(b"1. f3 e5 2. g4 Qh5#", start).is_none(), "wrong");
/// assert!(judge_plain(b"1. f3 e5 2. g4?? Qh4#", start).is_none(), "right, but with a glyph");
/// ```
#[must_use]
pub fn judge_plain(text: &[u8], start: Position) -> Option<GameRecord> {
    let mut game = Reading {
        text,
        at: 0,
        start,
        walk: Walk::new(start),
        moves: Vec::with_capacity(text.len() / 4),
        keys: [0; SEVENTY_FIVE_MOVES as usize],
        number_waits: false,
        is_marked: true,
    };
    game.remember()?;
    while let Some(first) = game.skip_blanks() {
        let is_number = matches!(first, b'1'..=b'9');
        if is_number && game.read_number()? {
            continue;
        }
        let word = game.read_word();
        if matches!(first, b'0' | b'1' | b'*')
            && let Some(result) = GameResult::from_bytes(word)
        {
            return if game.skip_blanks().is_none() { game.finish(Some(result)) } else { None };
        }
        // `2e4` is no move of a pawn from the second rank.
        if is_number || game.follow(word).is_none() {
            return None;
        }
    }
    game.finish(None)
}

/// What has been read of a game.
struct Reading<'a> {
    text: &'a [u8],
    at: usize,
    start: Position,
    walk: Walk,
    moves: Vec<Move>,
    /// The keys of the positions since the last capture or pawn move, by how long ago that was.
    keys: [u64; SEVENTY_FIVE_MOVES as usize],
    /// Whether a number waits for its move.
    number_waits: bool,
    /// Whether the last move says what it does to the king, or there is none.
    is_marked: bool,
}

impl<'a> Reading<'a> {
    /// Passes over white space: the byte after it.
    #[inline(always)]
    fn skip_blanks(&mut self) -> Option<u8> {
        let (text, mut at) = (self.text, self.at);
        while at < text.len() {
            let byte = text[at];
            if byte > b' ' || !matches!(byte, b' ' | b'\n' | b'\r' | b'\t') {
                self.at = at;
                return Some(byte);
            }
            at += 1;
        }
        self.at = at;
        None
    }

    /// Reads a number with its dots, if the digits here are one. `None` if it is wrong.
    #[inline(always)]
    fn read_number(&mut self) -> Option<bool> {
        let text = self.text;
        let (mut end, mut number) = (self.at, 0);
        while end < text.len() && text[end].is_ascii_digit() {
            // So many digits are rare: the referee reads them.
            if end - self.at > 6 {
                return None;
            }
            number = 10 * number + (text[end] - b'0') as u32;
            end += 1;
        }
        let digits = end;
        while end < text.len() && text[end] == b'.' {
            end += 1;
        }
        let dots = end - digits;
        if dots == 0 {
            return Some(false);
        }
        let position = self.walk.position();
        let is_right = match position.turn() {
            Color::White => dots == 1,
            Color::Black => dots > 1,
        };
        if self.number_waits || !is_right || number != position.fullmoves() {
            return None;
        }
        (self.number_waits, self.at) = (true, end);
        Some(true)
    }

    /// The word that begins here.
    #[inline(always)]
    fn read_word(&mut self) -> &'a [u8] {
        let (text, start) = (self.text, self.at);
        let mut end = start;
        // Whatever else is no letter or sign ends a word too, and is then found to begin none.
        while end < text.len() && text[end] > b' ' {
            end += 1;
        }
        self.at = end;
        &text[start..end]
    }

    /// Plays a move, or asks whether `mate` is true of the last one.
    #[inline(always)]
    fn follow(&mut self, word: &[u8]) -> Option<()> {
        let Ok(san) = WrittenMove::from_ascii(word) else { return self.read_mark(word) };
        if san.en_passant || !self.walk.has_what_it_takes(&san) || self.walk.position().is_dead() {
            return None;
        }
        let Some(played) = self.walk.follow_in_short(&san) else { return None };
        if !self.walk.bears_out(san.mark) {
            return None;
        }
        self.moves.push(played);
        (self.number_waits, self.is_marked) = (false, san.mark.is_some());
        self.remember()
    }

    fn read_mark(&mut self, word: &[u8]) -> Option<()> {
        let mark = words::mark(word)?;
        if self.is_marked || self.number_waits || !self.walk.bears_out(Some(mark)) {
            return None;
        }
        self.is_marked = true;
        Some(())
    }

    /// Notes the position. `None` if the Laws may have ended the game with it: after seventy-five
    /// moves, or if it has come about for the fifth time, whatever there is to take en passant.
    #[inline(always)]
    fn remember(&mut self) -> Option<()> {
        let position = self.walk.position();
        let (since, key) = (position.halfmoves as usize, position.base_key);
        if since >= self.keys.len() {
            return None;
        }
        self.keys[since] = key;
        // Four returns take sixteen plies at least.
        if since >= 16 {
            let (mut earlier, mut returns) = (since % 2, 0);
            while earlier < since {
                returns += (self.keys[earlier] == key) as u32;
                earlier += 2;
            }
            if returns >= 4 {
                return None;
            }
        }
        Some(())
    }

    /// The game with its result, if that is not another than the board's.
    fn finish(self, result: Option<GameResult>) -> Option<GameRecord> {
        let end = *self.walk.position();
        let outcome = end.outcome();
        let is_wrong = match (outcome, result) {
            (Some(outcome), Some(result)) => result.contradicts(outcome),
            _ => false,
        };
        if is_wrong || self.number_waits || self.moves.is_empty() {
            return None;
        }
        let main_line = Line { branch: None, start: self.start, moves: self.moves, end };
        Some(GameRecord { tags: Vec::new(), lines: Vec::from([main_line]), result, outcome })
    }
}
