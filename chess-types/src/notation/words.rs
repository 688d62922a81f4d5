//! Moves in words: `pawn e2 to e4`, `queen h5`, `p e4`, `pawn e4 takes d5`, `castle kingside`, `pawn h7 to
//! h8 becomes queen`; and `check`, `mate` after any move.

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
        _ => None,
    });
    let mut sentence = Words { words, end: first.end };
    let kind = if first_word.eq_ignore_ascii_case(b"castle") {
        sentence.castle()
    } else {
        let role = role(first_word)?;
        // A letter by itself may be anything; only before a square it is a piece.
        let before_square = || sentence.words.clone().next().is_some_and(|(word, _)| word.len() == 2);
        if first_word.len() == 1 && !before_square() {
            return None;
        }
        sentence.piece(role)
    };
    Some((kind.map(|kind| WrittenMove { kind, mark: None, en_passant: false }), sentence.end))
}

/// The words of a move after its first, as far as they have been read.
struct Words<W> {
    words: W,
    /// Where the last of them ended.
    end: usize,
}

impl<'a, W: Iterator<Item = (&'a [u8], usize)> + Clone> Words<W> {
    /// Takes the next word, if this can be made of it.
    fn take<T>(
        &mut self,
        read: impl FnOnce(&[u8]) -> Option<T>,
        error: WrittenMoveError,
    ) -> Result<T, WrittenMoveError> {
        let (word, end) = self.words.next().ok_or(error)?;
        self.end = end;
        read(word).ok_or(error)
    }

    /// Takes the next word if it is this one.
    fn skip(&mut self, word: &[u8]) -> bool {
        let next = self.words.clone().next().filter(|(next, _)| *next == word);
        if let Some((_, end)) = next {
            self.words.next();
            self.end = end;
        }
        next.is_some()
    }

    fn castle(&mut self) -> Result<WrittenKind, WrittenMoveError> {
        let side = |word: &[u8]| match word {
            b"kingside" => Some(CastleSide::King),
            b"queenside" => Some(CastleSide::Queen),
            _ => None,
        };
        self.take(side, WrittenMoveError::CastleInWords).map(WrittenKind::Castle)
    }

    fn piece(&mut self, role: Role) -> Result<WrittenKind, WrittenMoveError> {
        let goes_from = self.skip(b"from");
        let mut to = self.take(square, WrittenMoveError::MoveInWords)?;
        let takes = self.skip(b"takes");
        let origin = if takes || self.skip(b"to") {
            let origin = to;
            to = self.take(square, WrittenMoveError::MoveInWords)?;
            Some(origin)
        } else if goes_from {
            return Err(WrittenMoveError::MoveInWords);
        } else {
            None
        };
        let promotion = if self.skip(b"becomes") {
            Some(self.take(self::role, WrittenMoveError::PromotionInWords)?)
        } else {
            None
        };
        let (file, rank) = (origin.map(Square::file), origin.map(Square::rank));
        Ok(WrittenKind::Piece { role, file, rank, takes, to, promotion })
    }
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

fn square(word: &[u8]) -> Option<Square> {
    match *word {
        [file, rank] => Square::from_bytes(file, rank),
        _ => None,
    }
}
