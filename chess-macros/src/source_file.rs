//! The text of a call as it stands in its source file, line breaks and all.
//!
//! The compiler gives the text of a token, but not that between two of them, and the call that it expands is one of
//! `chess-runtime`. So the file is read, once, and from the place of the first token on the text is taken that is, but for
//! blanks and comments, what the tokens say.

use std::cell::RefCell;
use std::fs;
use std::path::PathBuf;

use proc_macro2::{Span, TokenStream};

use crate::formatting::{end_of_comment, without_comments};

/// A source file, and a line of it whose place is known.
struct SourceFile {
    path: PathBuf,
    text: String,
    /// A line, counted from one.
    line: usize,
    /// Where it begins.
    start: usize,
}

thread_local! {
    /// The file that was asked for last: calls come in the order of the text.
    static LAST: RefCell<Option<SourceFile>> = const { RefCell::new(None) };
}

/// The text of these tokens with comments blanked out, if their file has it where the first of them stands.
pub(crate) fn text_of_tokens(first: Span, tokens: &TokenStream) -> Option<String> {
    if !proc_macro::is_available() {
        return None;
    }
    let first = first.unwrap();
    let path = first.local_file()?;
    LAST.with_borrow_mut(|file| {
        if file.as_ref().is_none_or(|file| file.path != path) {
            let text = fs::read_to_string(&path).ok()?;
            *file = Some(SourceFile { path, text, line: 1, start: 0 });
        }
        let file = file.as_mut()?;
        let start = file.offset(first.line(), first.column())?;
        let text = file.text.get(start..)?;
        let length = matched(text, &tokens.to_string())?;
        Some(without_comments(&text[..length]))
    })
}

/// How long the beginning of a text is that has these tokens in it, whatever blanks and comments stand between. Tokens are
/// printed nearly as they were written but for where lines end, so lines are compared first: this runs over every game in a
/// build without optimisation.
fn matched(text: &str, tokens: &str) -> Option<usize> {
    let (mut rest, mut tokens) = (text, tokens.trim_ascii());
    while !tokens.is_empty() {
        let ahead = rest.trim_ascii_start();
        let length = first_line(ahead).min(first_line(tokens));
        if ahead.as_bytes()[..length] != tokens.as_bytes()[..length] {
            let start = text.len() - ahead.len();
            return matched_byte_by_byte(ahead.as_bytes(), tokens.as_bytes()).map(|length| start + length);
        }
        if length == 0 {
            return None;
        }
        (rest, tokens) = (&ahead[length..], tokens[length..].trim_ascii_start());
    }
    Some(text.len() - rest.len())
}

/// [`matched`], wherever the blanks are. By index, which is quickest.
fn matched_byte_by_byte(text: &[u8], tokens: &[u8]) -> Option<usize> {
    let (mut i, mut j) = (0, 0);
    loop {
        while j < tokens.len() && tokens[j].is_ascii_whitespace() {
            j += 1;
        }
        if j == tokens.len() {
            return Some(i);
        }
        while i < text.len() && text[i].is_ascii_whitespace() {
            i += 1;
        }
        if i == text.len() {
            return None;
        }
        if text[i] == tokens[j] {
            (i, j) = (i + 1, j + 1);
        } else {
            i = end_of_comment(text, i)?;
        }
    }
}

/// The length of the first line, without blanks at its end.
fn first_line(text: &str) -> usize {
    let end = text.find('\n').unwrap_or(text.len());
    text[..end].trim_ascii_end().len()
}

impl SourceFile {
    /// Where the character of a line begins, both counted from one.
    fn offset(&mut self, line: usize, column: usize) -> Option<usize> {
        if line < self.line {
            (self.line, self.start) = (1, 0);
        }
        while self.line < line {
            self.start += self.text[self.start..].find('\n')? + 1;
            self.line += 1;
        }
        let rest = &self.text[self.start..];
        let ahead = column.checked_sub(1)?;
        // Nearly every line is ASCII up to there.
        match rest.get(..ahead) {
            Some(before) if before.is_ascii() => Some(self.start + ahead),
            _ => rest.char_indices().map(|(at, _)| at).nth(ahead).map(|at| self.start + at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::matched;

    #[test]
    fn only_blanks_and_comments_may_differ() {
        for (text, tokens, end) in [
            ("1. e4 e5\n    2. Nf3 }; f();", "1. e4 e5 2. Nf3", "1. e4 e5\n    2. Nf3"),
            ("1. e4 e5 2. Nf3\n)", "1. e4\ne5 2. Nf3", "1. e4 e5 2. Nf3"),
            ("1.e4  e5]", "1. e4 e5", "1.e4  e5"),
            (" { naïve – yes }\n\n\te4 }", "{ naïve –\nyes } e4", " { naïve – yes }\n\n\te4"),
            ("e4 // good\n /* c5? */ e5 }", "e4 e5", "e4 // good\n /* c5? */ e5"),
            ("e4 /* /* e5 */ */ e5", "e4 e5", "e4 /* /* e5 */ */ e5"),
            ("e4", "", ""),
        ] {
            assert_eq!(matched(text, tokens), Some(end.len()), "{text:?} {tokens:?}");
        }
        for (text, tokens) in [
            ("e4", "e4 e5"),
            ("e4 e5", "e4 e6"),
            ("é\n1", "ê 1"),
            ("\n", "e4"),
            ("i e", "ï e"),
            ("", "e4"),
            ("e4 / e5", "e4 e5"),
        ] {
            assert_eq!(matched(text, tokens), None, "{text:?} {tokens:?}");
        }
    }
}
