//! [`Event`]: what is written in a game, in the order of the text.

use std::borrow::Cow;

use chess_types::GameResult;
use chess_types::judge::GameSyntax;
use chess_types::notation::{CheckMark, Span, Token, TokenKind, decode};

/// Something written in a game's text.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Event<'a> {
    /// A tag pair; the value still has its backslashes.
    Tag(Cow<'a, str>, Cow<'a, str>),
    /// A move number.
    Number(u32),
    /// A move, or what stands where a move should.
    Move(Cow<'a, str>),
    /// A check or mate mark apart from its move.
    Mark(CheckMark),
    /// A numeric annotation glyph, from `$14` and from `!?` alike.
    Glyph(u8),
    /// The text of a comment.
    Comment(Cow<'a, str>),
    /// A variation begins.
    OpenVariation,
    /// A variation ends.
    CloseVariation,
    /// A result.
    Result(GameResult),
    /// Anything else.
    Other(Cow<'a, str>),
}

/// The events of a game of this text.
pub(super) fn events<'a>(
    text: &'a [u8],
    game: &GameSyntax,
) -> impl Iterator<Item = (Event<'a>, Span)> + use<'a> {
    game.tokens(text).map(move |token| (event(text, token), token.span))
}

fn event(text: &[u8], token: Token) -> Event<'_> {
    let read = |span: Span| decode(span.of(text));
    match token.kind {
        TokenKind::Tag { name, value } => Event::Tag(read(name), read(value)),
        TokenKind::Number { number, .. } => Event::Number(number),
        TokenKind::Word => Event::Move(read(token.span)),
        TokenKind::Mark(mark) => Event::Mark(mark),
        TokenKind::Glyph(glyph) => Event::Glyph(glyph),
        TokenKind::Comment { text } => Event::Comment(read(text)),
        TokenKind::Open => Event::OpenVariation,
        TokenKind::Close => Event::CloseVariation,
        TokenKind::Result(result) => Event::Result(result),
        _ => Event::Other(read(token.span)),
    }
}
