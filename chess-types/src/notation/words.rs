//! Moves in words: `pawn e2 to e4`, `queen h5`, `p e4`, `castle kingside`, `pawn h7 to h8 becomes
//! queen`; and `check`, `mate` after any move.

use super::lexer::{Lexer, Token, TokenKind};
use super::san::{CheckMark, San, SanKind};
use super::span::Span;
use crate::{CastleSide, Role, Square};

/// The mark that a word after a move is.
pub(super) fn mark(word: &[u8]) -> Option<CheckMark> {
    match word {
        b"check" => Some(CheckMark::Check),
        b"mate" | b"checkmate" => Some(CheckMark::Mate),
        _ => None,
    }
}

/// The move in words that begins with the word at `first`, and where it ends.
pub(super) fn read(
    text: &[u8],
    first: Span,
    waiting: Option<Token>,
    lexer: &Lexer<'_>,
) -> Option<(San, usize)> {
    let first_word = first.of(text);
    if !may_begin(first_word) {
        return None;
    }
    let castle = first_word == b"castle";
    let role = if castle { None } else { Some(role(first_word)?) };
    let mut words = waiting.into_iter().chain(lexer.clone()).map_while(|token| match token.kind {
        TokenKind::Word => Some((token.span.of(text), token.span.end)),
        _ => None,
    });
    let (second, mut end) = words.next()?;
    let Some(role) = role else {
        let side = match second {
            b"kingside" => CastleSide::King,
            b"queenside" => CastleSide::Queen,
            _ => return None,
        };
        return Some((San { kind: SanKind::Castle(side), mark: None, en_passant: false }, end));
    };

    let mut origin: Option<Square> = None;
    let mut to = square(second)?;
    let mut next = words.next();
    if let Some((b"to", _)) = next {
        let (target, target_end) = words.next()?;
        (origin, to, end) = (Some(to), square(target)?, target_end);
        next = words.next();
    }
    let mut promotion = None;
    if let Some((b"becomes", _)) = next {
        let (name, name_end) = words.next()?;
        (promotion, end) = (Some(self::role(name)?), name_end);
    }
    let (file, rank) = (origin.map(Square::file), origin.map(Square::rank));
    let kind = SanKind::Piece { role, file, rank, takes: false, to, promotion };
    Some((San { kind, mark: None, en_passant: false }, end))
}

/// Whether a word could be `castle` or name a role: most words are moves and need no closer look.
fn may_begin(word: &[u8]) -> bool {
    word[0].is_ascii_lowercase()
        && (word.len() == 1 || word.len() >= 4 && word[1].is_ascii_lowercase() && word[1] != b'x')
}

fn role(word: &[u8]) -> Option<Role> {
    Role::ALL.into_iter().find(|role| {
        let letter = role.letter().to_ascii_lowercase() as u8;
        word == role.name().as_bytes() || word == [letter]
    })
}

fn square(word: &[u8]) -> Option<Square> {
    match *word {
        [file, rank] => Square::from_bytes(file, rank),
        _ => None,
    }
}
