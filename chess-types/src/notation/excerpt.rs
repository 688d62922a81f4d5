//! [`Excerpt`]: the line of a text in which something stands, for people to look at.

use alloc::string::String;

use super::span::{Span, decode, line_and_column};

/// A line of a text with a stretch of it marked.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Excerpt {
    /// The number of the line, from 1.
    pub line: usize,
    /// The column where the mark begins, from 1, counted in the whole line.
    pub column: usize,
    /// The line, or the part of a very long line around the mark. Control characters are blanks.
    pub text: String,
    /// How many characters of [`Excerpt::text`] stand before the mark.
    pub before: usize,
    /// How many characters are marked; 1 at least.
    pub marked: usize,
}

impl Excerpt {
    /// The line of the text where the span begins.
    ///
    /// ```
    /// # use chess_types::notation::{Excerpt, Span};
    /// let excerpt = Excerpt::new(b"1. e4\n1... Qh4", Span::new(11, 14));
    /// assert_eq!((excerpt.line, excerpt.column), (2, 6));
    /// assert_eq!(excerpt.text, "1... Qh4");
    /// assert_eq!(excerpt.caret(), "     ^^^");
    /// ```
    #[must_use]
    pub fn new(text: &[u8], span: Span) -> Excerpt {
        let before = &text[..span.start.min(text.len())];
        let row_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |newline| newline + 1);
        Excerpt::of_row(text, span, row_start, line_and_column(text, span.start))
    }

    /// [`Excerpt::new`] for those who know where the line begins, and which line and column this is.
    #[must_use]
    pub fn of_row(text: &[u8], span: Span, row_start: usize, (line, column): (usize, usize)) -> Excerpt {
        const LONGEST: usize = 100;
        const LONGEST_MARK: usize = 60;
        let start = span.start.min(text.len());
        // A row can be as long as the file; more of it than this is not shown.
        let near = row_start.max(start.saturating_sub(4 * LONGEST));
        let rest = &text[near..text.len().min(start + 8 * LONGEST)];
        let row = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
        let row = decode(row);
        let row = row.trim_start_matches('\u{FEFF}').trim_end();
        let before = if near == row_start { column - 1 } else { decode(&text[near..start]).chars().count() };
        // A very long line is shown around the mark.
        let is_long = row.chars().nth(LONGEST).is_some();
        let skipped = if is_long && before >= 60 { before - 39 } else { 0 };
        let blank = |c: char| if c.is_control() { ' ' } else { c };
        let length = decode(span.of(text)).lines().next().unwrap_or("").chars().count();
        Excerpt {
            line,
            column,
            text: row.chars().skip(skipped).take(LONGEST).map(blank).collect(),
            before: before - skipped,
            marked: length.clamp(1, LONGEST_MARK),
        }
    }

    /// The row below the text: carets under what is marked.
    #[must_use]
    pub fn caret(&self) -> String {
        let mut row = " ".repeat(self.before);
        row.extend(core::iter::repeat_n('^', self.marked));
        row
    }
}
