//! [`Movetext`]: words, comments and lines of their own in, lines of less than eighty characters out.

use std::borrow::Cow;
use std::format;
use std::string::String;

/// The longest line, in characters.
const WIDTH: usize = 79;

/// Words put into lines.
pub(super) struct Movetext<'a> {
    out: &'a mut String,
    column: usize,
    /// Whether a `(` waits for its next word, to stand before it on one line.
    is_open: bool,
    /// Whether the next move needs its number, because something stands between it and the last.
    pub(super) needs_number: bool,
}

impl<'a> Movetext<'a> {
    pub(super) const fn new(out: &'a mut String) -> Movetext<'a> {
        Movetext { out, column: 0, is_open: false, needs_number: true }
    }

    fn newline(&mut self) {
        if self.column > 0 {
            self.out.push('\n');
        }
        self.column = 0;
    }

    /// Something that is not divided, on this line if there is room.
    fn unit(&mut self, unit: &str, blank: usize) {
        let len = unit.chars().count();
        if self.column + blank + len > WIDTH {
            self.newline();
        } else if blank > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(unit);
        self.column += len;
    }

    pub(super) fn word(&mut self, word: &str) {
        let blank = usize::from(self.column > 0);
        if core::mem::take(&mut self.is_open) {
            self.unit(&format!("({word}"), blank);
        } else {
            self.unit(word, blank);
        }
    }

    pub(super) fn open(&mut self) {
        self.is_open = true;
        self.needs_number = true;
    }

    pub(super) fn close(&mut self) {
        if self.is_open {
            self.word("");
        }
        self.unit(")", 0);
        self.needs_number = true;
    }

    /// A comment in braces; its blanks may become ends of lines. One with a brace inside was written
    /// after a `;` and stays so.
    pub(super) fn comment(&mut self, text: &str) {
        self.needs_number = true;
        if text.contains('}') {
            self.word(&format!(";{text}"));
            self.newline();
            return;
        }
        let flat: Cow<'_, str> = if text.contains(['\n', '\r']) {
            text.replace("\r\n", " ").replace(['\n', '\r'], " ").into()
        } else {
            text.into()
        };
        let braced = format!("{{{flat}}}");
        let mut units = comment_units(&braced);
        self.word(units.next().unwrap_or_default());
        units.for_each(|unit| self.comment_unit(unit));
    }

    /// The next unit of a comment: exactly one blank or end of line before it.
    fn comment_unit(&mut self, unit: &str) {
        let len = unit.chars().count();
        if self.column + 1 + len > WIDTH {
            self.out.push('\n');
            self.column = 0;
        } else {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(unit);
        self.column += len;
    }

    /// A line that begins with `%`.
    pub(super) fn escape(&mut self, line: &str) {
        if self.is_open {
            self.word("");
        }
        self.newline();
        self.out.push_str(line);
        self.out.push('\n');
    }

    pub(super) fn finish(mut self) {
        self.newline();
    }
}

/// The stretches of a comment between the blanks where a line may end. The next line must not begin like
/// a tag pair, an escape or another comment, nor with a blank that an editor might take away.
fn comment_units(braced: &str) -> impl Iterator<Item = &str> {
    let mut rest = Some(braced);
    core::iter::from_fn(move || {
        let text = rest.take()?;
        let may_end = |&(at, _): &(usize, &str)| {
            let next = text[at + 1..].chars().next();
            let is_after_blank = at == 0 || text[..at].ends_with(' ');
            !is_after_blank && !matches!(next, Some('[' | '%' | ';' | ' '))
        };
        match text.match_indices(' ').find(may_end) {
            Some((at, _)) => {
                rest = Some(&text[at + 1..]);
                Some(&text[..at])
            }
            None => Some(text),
        }
    })
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::comment_units;

    #[test]
    fn comments_are_divided_where_the_next_line_begins_like_a_word() {
        let comment = "{  two   blanks [Tag \"value\"] and %  ; [x] }";
        let units: Vec<&str> = comment_units(comment).collect();
        assert_eq!(units.join(" "), comment);
        assert!(units.iter().skip(1).all(|unit| !unit.starts_with(['[', '%', ';', ' '])), "{units:?}");
    }
}
