//! Moves in words: `pawn e2 to e4`, `queen h5`, `p e4`, `pawn e4 takes d5`, `castles short`, `king e1 to g1`, `pawn h7 to
//! h8 promotes to a queen`; and `check`, `mate` after any move.
//!
//! In: the words of a text. Out: a [`WrittenMove`]. Words leave out what the board shows: `p e6` may take, and `k g1` may
//! castle; [`spoken.rs`](super::spoken) knows which.

use super::lexer::{Lexer, TokenKind};
use super::san::{CheckMark, WrittenKind, WrittenMove, WrittenMoveError};
use super::span::Span;
use crate::{CastleSide, Role, Square};

/// The mark that a word after a move is.
pub(crate) fn mark(word: &[u8]) -> Option<CheckMark> {
    match word {
        b"check" => Some(CheckMark::Check),
        b"mate" | b"checkmate" => Some(CheckMark::Mate),
        _ => None,
    }
}

/// The word before the moves of a game in Chesskell's language.
pub(crate) const GAME_BEGINS: &[u8] = b"chess";

/// The word after them.
pub(crate) const GAME_ENDS: &[u8] = b"end";

/// The move in words that begins with the word at `first`, or what is wrong with it, and where it ends.
pub(crate) fn read(
    text: &[u8],
    first: Span,
    lexer: &Lexer<'_>,
) -> Option<(Result<WrittenMove, WrittenMoveError>, usize)> {
    let first_word = first.of(text);
    if !may_begin(first_word) {
        return None;
    }
    let words = lexer.clone().map_while(|token| match token.kind {
        TokenKind::Word => Some((token.span.of(text), token.span.end)),
        // `= queen`
        TokenKind::Glyph(_) if token.span.of(text) == b"=" => Some((token.span.of(text), token.span.end)),
        _ => None,
    });
    let mut sentence = Words { words, end: first.end };
    let read = if is_one_of(first_word, CASTLES) {
        sentence.castle()
    } else {
        let role = role(first_word)?;
        // A letter by itself may be anything; only before a square it is a piece.
        let is_target = |word: &[u8]| word.len() == 2 || target(word).is_some();
        let before_square =
            sentence.words.clone().next().is_some_and(|(word, _)| is_target(word) || is_one_of(word, TAKES));
        if first_word.len() == 1 && !before_square {
            return None;
        }
        sentence.piece(role)
    };
    let en_passant = matches!(read, Ok(WrittenKind::Piece { .. })) && sentence.en_passant();
    Some((read.map(|kind| WrittenMove { kind, mark: None, en_passant }), sentence.end))
}

/// The words of a move after its first, as far as they have been read.
#[derive(Clone)]
struct Words<W> {
    words: W,
    /// Where the last of them ended.
    end: usize,
}

const CASTLES: &[&str] = &["castle", "castles", "castling"];
const TAKES: &[&str] = &["takes", "captures", "x"];
const GOES: &[&str] = &["goes", "moves", "jumps", "steps"];
const PROMOTES: &[&str] =
    &["=", "becomes", "become", "becoming", "promotes", "promote", "promoted", "promoting", "underpromotes"];

impl<'a, W: Iterator<Item = (&'a [u8], usize)> + Clone> Words<W> {
    /// Takes the next word, if this can be made of it.
    fn take<T>(
        &mut self,
        read: impl FnOnce(&'a [u8]) -> Option<T>,
        error: WrittenMoveError,
    ) -> Result<T, WrittenMoveError> {
        let (word, end) = self.words.next().ok_or(error)?;
        self.end = end;
        read(word).ok_or(error)
    }

    /// Takes the next word if it is one of these.
    fn skip(&mut self, words: &[&str]) -> bool {
        let next = self.words.clone().next().filter(|(next, _)| is_one_of(next, words));
        if let Some((_, end)) = next {
            self.words.next();
            self.end = end;
        }
        next.is_some()
    }

    /// After `castles`: to which side.
    fn castle(&mut self) -> Result<WrittenKind, WrittenMoveError> {
        let error = WrittenMoveError::CastleInWords;
        while self.skip(&["on", "to", "the"]) {}
        let side = |word: &[u8]| match word {
            b"kingside" | b"king-side" | b"short" => Some((CastleSide::King, true)),
            b"queenside" | b"queen-side" | b"long" => Some((CastleSide::Queen, true)),
            b"king" => Some((CastleSide::King, false)),
            b"queen" => Some((CastleSide::Queen, false)),
            _ => None,
        };
        let (side, is_whole) = self.take(side, error)?;
        if is_whole || self.skip(&["side"]) { Ok(WrittenKind::Castle(side)) } else { Err(error) }
    }

    fn piece(&mut self, role: Role) -> Result<WrittenKind, WrittenMoveError> {
        let error = WrittenMoveError::MoveInWords;
        if role == Role::King && self.skip(CASTLES) {
            return self.castle();
        }
        let mut takes = self.takes();
        let mut origin = None;
        let (to, becomes) = if takes || self.goes() {
            self.take(target, error)?
        } else {
            let has_origin = self.skip(&["from", "on", "at"]);
            let first = self.take(target, error)?;
            takes = self.takes();
            if takes || self.goes() {
                origin = Some(first.0);
                self.take(target, error)?
            } else if has_origin {
                return Err(error);
            } else {
                first
            }
        };
        let promotion = self.promotion(becomes)?;
        let (file, rank) = (origin.map(Square::file), origin.map(Square::rank));
        Ok(WrittenKind::Piece { role, file, rank, takes, to, promotion })
    }

    /// `takes`, `captures on`
    fn takes(&mut self) -> bool {
        self.skip(TAKES) && {
            self.skip(&["on"]);
            true
        }
    }

    /// `to`, `goes to`, `moves to`
    fn goes(&mut self) -> bool {
        let mut ahead = self.clone();
        ahead.skip(GOES);
        let goes = ahead.skip(&["to"]);
        if goes {
            *self = ahead;
        }
        goes
    }

    /// `= queen`, `becomes a queen`, `and promotes to queen`; or what stands behind the `=` of the square.
    fn promotion(&mut self, becomes: Option<&'a [u8]>) -> Result<Option<Role>, WrittenMoveError> {
        let error = WrittenMoveError::PromotionInWords;
        if let Some(word) = becomes.filter(|word| !word.is_empty()) {
            return promoted(word).ok_or(error).map(Some);
        }
        if becomes.is_none() {
            let mut ahead = self.clone();
            ahead.skip(&["and"]);
            if !ahead.skip(PROMOTES) {
                return Ok(None);
            }
            *self = ahead;
        }
        while self.skip(&["to", "into", "a", "the"]) {}
        self.take(promoted, error).map(Some)
    }

    fn en_passant(&mut self) -> bool {
        let mut ahead = self.clone();
        let is_said = ahead.skip(&["en"]) && ahead.skip(&["passant"]);
        if is_said {
            *self = ahead;
        }
        is_said
    }
}

fn is_one_of(word: &[u8], words: &[&str]) -> bool {
    words.iter().any(|one| word.eq_ignore_ascii_case(one.as_bytes()))
}

/// Whether a word could be `castle` or name a role: most words are moves and need no closer look.
fn may_begin(word: &[u8]) -> bool {
    word[0].is_ascii_alphabetic()
        && (word.len() == 1 || word.len() >= 4 && word[1].is_ascii_lowercase() && word[1] != b'x')
}

fn role(word: &[u8]) -> Option<Role> {
    Role::ALL.into_iter().find(|role| {
        let letter = role.letter() as u8;
        word.eq_ignore_ascii_case(role.name().as_bytes()) || word.eq_ignore_ascii_case(&[letter])
    })
}

/// `queen`, `Q`, `_Q`
fn promoted(word: &[u8]) -> Option<Role> {
    role(word.strip_prefix(b"_").unwrap_or(word))
}

/// A square, and what stands behind an `=` that touches it: `a8=queen`.
fn target(word: &[u8]) -> Option<(Square, Option<&[u8]>)> {
    match word {
        [file, rank] => Some((Square::from_bytes(*file, *rank)?, None)),
        [file, rank, b'=', role @ ..] => Some((Square::from_bytes(*file, *rank)?, Some(role))),
        _ => None,
    }
}
