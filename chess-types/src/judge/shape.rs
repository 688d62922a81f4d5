//! What a text is that is no PGN: bytes in, a [`NotPgn`] out.
//!
//! It is asked only where a text has mistakes: a file of another kind is one mistake, and not one for each of its words.

use core::fmt;

use crate::notation::WrittenMove;
use crate::notation::lexer::{Lexer, TokenKind};
use crate::notation::span::BYTE_ORDER_MARK;
use crate::{Role, Setup};

/// What a text looks like that is no PGN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum NotPgn {
    /// Two bytes a letter, the low one first.
    Utf16LittleEndian,
    /// Two bytes a letter, the high one first.
    Utf16BigEndian,
    /// A file of another kind: `a zip archive`.
    Binary(&'static str),
    /// Bytes that are no text.
    OtherBinary,
    /// A list of positions, in FEN or EPD.
    Positions,
    /// A page of the web.
    Html,
    /// Words, but hardly a move among them.
    OtherText,
}

impl fmt::Display for NotPgn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this does not look like PGN: ")?;
        match self {
            NotPgn::Utf16LittleEndian | NotPgn::Utf16BigEndian => f.write_str("it is written in UTF-16"),
            NotPgn::Binary(kind) => write!(f, "it is {kind}"),
            NotPgn::OtherBinary => f.write_str("it is not even text"),
            NotPgn::Positions => f.write_str("it is a list of positions"),
            NotPgn::Html => f.write_str("it is a web page"),
            NotPgn::OtherText => f.write_str("it has no tags, and of its words hardly any could be a move"),
        }
    }
}

impl NotPgn {
    /// What to do about it.
    #[must_use]
    pub const fn help(self) -> &'static str {
        match self {
            NotPgn::Utf16LittleEndian | NotPgn::Utf16BigEndian => "save it as UTF-8",
            NotPgn::Binary(_) => "unpack or export the games first",
            NotPgn::Positions => "a game from a position begins with [FEN \"...\"] and has moves",
            NotPgn::Html => "save the games themselves, not the page that shows them",
            NotPgn::OtherBinary | NotPgn::OtherText => "a game is written 1. e4 e5 2. Nf3",
        }
    }
}

/// What a text looks like if that is not PGN; `None` if it may be PGN, with mistakes perhaps.
///
/// ```
/// # use chess_types::judge::{NotPgn, what_it_looks_like};
/// assert_eq!(what_it_looks_like(b"PK\x03\x04\x14\0"), Some(NotPgn::Binary("a zip archive")));
/// assert_eq!(what_it_looks_like(b"1. e4 e5 2. Kf4 what is this"), None);
/// let shopping = b"milk, butter, eggs, flour, and two pounds of sugar if they have any";
/// assert_eq!(what_it_looks_like(shopping), Some(NotPgn::OtherText));
/// ```
#[cold]
#[must_use]
pub fn what_it_looks_like(text: &[u8]) -> Option<NotPgn> {
    if let Some((_, kind)) = KINDS.iter().find(|(magic, _)| text.starts_with(magic)) {
        return Some(NotPgn::Binary(kind));
    }
    utf_16(text).or_else(|| other_text(text))
}

/// How files of other kinds begin.
const KINDS: [(&[u8], &str); 14] = [
    (b"PK\x03\x04", "a zip archive"),
    (b"PK\x05\x06", "a zip archive"),
    (b"\x1F\x8B", "a gzip file"),
    (b"BZh", "a bzip2 file"),
    (b"\x28\xB5\x2F\xFD", "a zstd file"),
    (b"\xFD7zXZ\0", "an xz file"),
    (b"7z\xBC\xAF", "a 7z archive"),
    (b"Rar!\x1A", "a rar archive"),
    (b"\x89PNG", "a PNG picture"),
    (b"\xFF\xD8\xFF", "a JPEG picture"),
    (b"GIF8", "a GIF picture"),
    (b"%PDF-", "a PDF document"),
    (b"\x7FELF", "a program"),
    (b"SQLite format 3\0", "an SQLite database"),
];

/// UTF-16, with its byte order mark or without: then every second byte of the first words is zero.
fn utf_16(text: &[u8]) -> Option<NotPgn> {
    if text.starts_with(b"\xFF\xFE") {
        return Some(NotPgn::Utf16LittleEndian);
    }
    if text.starts_with(b"\xFE\xFF") {
        return Some(NotPgn::Utf16BigEndian);
    }
    let first = &text[..text.len().min(32)];
    let pairs = || first.chunks_exact(2);
    if pairs().len() < 4 {
        return None;
    }
    match () {
        () if pairs().all(|pair| pair[0] != 0 && pair[1] == 0) => Some(NotPgn::Utf16LittleEndian),
        () if pairs().all(|pair| pair[0] == 0 && pair[1] != 0) => Some(NotPgn::Utf16BigEndian),
        () => None,
    }
}

/// What has no tags and hardly a word that could be a move.
fn other_text(text: &[u8]) -> Option<NotPgn> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text).trim_ascii_start();
    if begins_page(text) {
        return Some(NotPgn::Html);
    }
    if begins_with_position(text) {
        return Some(NotPgn::Positions);
    }
    // A word of a game with mistakes has a rank or is castling; of other texts hardly any has.
    const ENOUGH: usize = 8;
    let (mut words, mut like_moves) = (0, 0);
    for token in Lexer::new(text) {
        match token.kind {
            TokenKind::Tag { .. } => return None,
            TokenKind::Word if is_like_move(token.span.of(text)) => like_moves += 1,
            TokenKind::Word => words += 1,
            _ => {}
        }
    }
    if is_binary(text) {
        return Some(NotPgn::OtherBinary);
    }
    (words >= ENOUGH && words > 10 * like_moves).then_some(NotPgn::OtherText)
}

/// Whether a word could be a move, misspelt perhaps, or begin one in words.
fn is_like_move(word: &[u8]) -> bool {
    word.iter().any(|byte| matches!(byte, b'1'..=b'8'))
        || WrittenMove::from_ascii(word).is_ok()
        || Role::ALL.iter().any(|role| word.eq_ignore_ascii_case(role.name().as_bytes()))
}

/// Whether so many bytes belong in no text that it is none.
fn is_binary(text: &[u8]) -> bool {
    let first = &text[..text.len().min(1024)];
    let is_control = |byte: &&u8| matches!(byte, 0..=8 | 14..=25 | 27..=31 | 127);
    first.len() >= 16 && 10 * first.iter().filter(is_control).count() > first.len()
}

fn begins_page(text: &[u8]) -> bool {
    const PAGES: [&[u8]; 5] = [b"<!doctype html", b"<html", b"<head", b"<body", b"<?xml"];
    PAGES.iter().any(|page| text.get(..page.len()).is_some_and(|start| start.eq_ignore_ascii_case(page)))
}

/// Whether the first line is a FEN or an EPD.
fn begins_with_position(text: &[u8]) -> bool {
    let line = text.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    let mut fields = line.split(|byte| *byte == b' ').filter(|field| !field.is_empty());
    let Some(board) = fields.next().and_then(|board| core::str::from_utf8(board).ok()) else { return false };
    board.contains('/') && Setup::from_fen(board).is_ok()
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{NotPgn, what_it_looks_like};

    #[test]
    fn games_with_mistakes_are_games() {
        for text in [
            "",
            "1. e4",
            "hello",
            "one two three",
            "[Event \"x\"]\n\nnothing here that is a move at all but a tag section before it *",
            "some words that stand before the games of a file\n\n[Event \"x\"]\n\n*",
            "pawn e2 to e4 pawn e7 to e5 knight g1 to f3 knight b8 to c6",
            "1. \u{435}4 \u{435}5 2. \u{41A}f3 \u{41A}c6 3. Bb5 a6 4. Ba4 Nf6 5. d3",
            "{ a long comment with many words in it and nothing that is a move } *",
            "1. e4\0 e5",
            "1. Sf3 Sf6 2. Lb5 Lc5 3. Dd2 Dd7 4. Tb1 Tb8 5. hello there what is this",
        ] {
            assert_eq!(what_it_looks_like(text.as_bytes()), None, "{text:?}");
        }
    }

    #[test]
    fn other_files_are_named() {
        let utf_16: Vec<u8> = "1. e4 e5 2. Nf3".bytes().flat_map(|byte| [byte, 0]).collect();
        let from_high: Vec<u8> = "1. e4 e5 2. Nf3".bytes().flat_map(|byte| [0, byte]).collect();
        let noise: Vec<u8> = (0..2000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        let cases: [(&[u8], NotPgn); 11] = [
            (&utf_16, NotPgn::Utf16LittleEndian),
            (&from_high, NotPgn::Utf16BigEndian),
            (b"\xFF\xFE1\0", NotPgn::Utf16LittleEndian),
            (b"\x1F\x8B\x08\0", NotPgn::Binary("a gzip file")),
            (b"\x89PNG\r\n", NotPgn::Binary("a PNG picture")),
            (b"\n<!DOCTYPE html><html><body>1. e4 e5</body>", NotPgn::Html),
            (b"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n", NotPgn::Positions),
            (b"4k3/8/8/8/8/8/8/4K2R w K - bm O-O;\n", NotPgn::Positions),
            (
                b"#include <stdio.h>\nint main(void) { return 0; } // and so on, word by word by word",
                NotPgn::OtherText,
            ),
            (b"Dear Sir, I am writing to you because the game was not played", NotPgn::OtherText),
            (&noise, NotPgn::OtherBinary),
        ];
        for (text, kind) in cases {
            assert_eq!(
                what_it_looks_like(text),
                Some(kind),
                "{:?}",
                alloc::string::String::from_utf8_lossy(text)
            );
        }
    }
}
