//! [`Span`]: a stretch of bytes of the text being read, and how places and bytes are shown.

use alloc::borrow::Cow;
use alloc::string::String;

/// The bytes from `start` up to `end` of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}

impl Span {
    /// The span from `start` up to `end`.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// The span from the start of this one to the end of another.
    #[must_use]
    pub const fn to(self, last: Span) -> Span {
        Span { start: self.start, end: last.end }
    }

    /// The bytes of the text, or none if the span lies outside.
    #[must_use]
    pub fn of(self, text: &[u8]) -> &[u8] {
        text.get(self.start..self.end).unwrap_or(&[])
    }
}

/// Where a byte stands for people: line and column, both from 1; columns count characters, and a
/// byte that is no UTF-8 counts as one.
///
/// ```
/// # use chess_types::notation::line_and_column;
/// assert_eq!(line_and_column(b"e4 e5\nNf3", 6), (2, 1));
/// ```
#[must_use]
pub fn line_and_column(text: &[u8], at: usize) -> (usize, usize) {
    let before = &text[..at.min(text.len())];
    let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
    let lines = before.iter().filter(|&&byte| byte == b'\n').count();
    let columns: usize = before[line_start..]
        .utf8_chunks()
        .map(|chunk| chunk.valid().chars().count() + chunk.invalid().len())
        .sum();
    // A byte order mark has no width.
    let mark = usize::from(lines == 0 && columns > 0 && text.starts_with(BYTE_ORDER_MARK));
    (lines + 1, columns + 1 - mark)
}

/// What some editors put before the first line of a file.
pub(crate) const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Bytes as text. What is not UTF-8 is taken for Latin-1, which old game files are written in.
///
/// ```
/// # use chess_types::notation::decode;
/// assert_eq!(decode("Müller".as_bytes()), "Müller");
/// assert_eq!(decode(b"M\xFCller"), "Müller");
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes
            .utf8_chunks()
            .flat_map(|chunk| chunk.valid().chars().chain(chunk.invalid().iter().map(|&byte| byte as char)))
            .collect::<String>()
            .into(),
    }
}
