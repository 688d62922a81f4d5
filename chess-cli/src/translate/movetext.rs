//! The movetext of a game in export format, cut into [`Piece`]s.

use chess_runtime::notation::{Lexer, TokenKind};
use chess_runtime::{Move, Position};

/// A piece of movetext.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Piece<'a> {
    Number(&'a str),
    Move {
        before: Position,
        m: Move,
    },
    Glyph(u8),
    DrawOffer,
    /// A comment with its braces.
    Comment(&'a str),
    /// A comment from `;` to the end of the line, or a line that begins with `%`.
    Line(&'a str),
    Open,
    Close,
    Result(&'a str),
}

/// Cuts the movetext of a game that starts from this position. The movetext is in export format, so every
/// word is a legal move.
pub(super) fn pieces(movetext: &str, start: Position) -> Vec<Piece<'_>> {
    let text = movetext.as_bytes();
    // The position before the last move of each open line, and after it.
    let mut open = vec![(start, start)];
    let mut pieces = Vec::new();
    for token in Lexer::new(text) {
        let written = movetext.get(token.span.start..token.span.end).unwrap_or_default();
        match token.kind {
            TokenKind::Number { .. } => pieces.push(Piece::Number(written)),
            TokenKind::Word => {
                let Some((before, now)) = open.last_mut() else { continue };
                let Ok(m) = now.parse_san(written) else { continue };
                pieces.push(Piece::Move { before: *now, m });
                (*before, *now) = (*now, now.play_unchecked(m));
            }
            TokenKind::Glyph(glyph) => pieces.push(Piece::Glyph(glyph)),
            TokenKind::DrawOffer => pieces.push(Piece::DrawOffer),
            TokenKind::Comment { .. } if written.starts_with('{') => pieces.push(Piece::Comment(written)),
            TokenKind::Comment { .. } | TokenKind::Escape => pieces.push(Piece::Line(written)),
            TokenKind::Open => {
                let before = open.last().map_or(start, |(before, _)| *before);
                open.push((before, before));
                pieces.push(Piece::Open);
            }
            TokenKind::Close => {
                open.pop();
                pieces.push(Piece::Close);
            }
            TokenKind::Result(_) => pieces.push(Piece::Result(written)),
            _ => {}
        }
    }
    pieces
}

/// The moves of the main line, each with the position before it.
pub(super) fn main_line<'p>(pieces: &'p [Piece<'_>]) -> impl Iterator<Item = (Position, Move)> + use<'p> {
    let mut depth = 0;
    pieces.iter().filter_map(move |piece| {
        match piece {
            Piece::Open => depth += 1,
            Piece::Close => depth -= 1,
            Piece::Move { before, m } if depth == 0 => return Some((*before, *m)),
            _ => {}
        }
        None
    })
}
