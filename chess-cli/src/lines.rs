//! [`Lines`]: words in, lines of limited width out. Every command that wraps text uses it.

/// Words in lines of at most `width` characters. A word that is longer than a line gets its own line.
pub(crate) struct Lines {
    out: String,
    indent: &'static str,
    width: usize,
    column: usize,
    /// Text that stays on one line with the next word: `(`, or a move number.
    prefix: String,
}

/// Words in lines of at most `width` characters, without the last line feed.
pub(crate) fn wrap<W: AsRef<str>>(words: &[W], width: usize) -> String {
    let mut lines = Lines::new("", width);
    words.iter().for_each(|word| lines.word(word.as_ref()));
    lines.out
}

impl Lines {
    /// No lines yet; each will begin with `indent`.
    pub(crate) const fn new(indent: &'static str, width: usize) -> Lines {
        Lines { out: String::new(), indent, width, column: 0, prefix: String::new() }
    }

    /// Opens a variation before the next word.
    pub(crate) fn open(&mut self) {
        self.prefix.push('(');
    }

    /// Puts a move number before the next word.
    pub(crate) fn number(&mut self, number: &str) {
        self.prefix += number;
        self.prefix.push(' ');
    }

    /// Adds a word, on the next line if this one has no room for it.
    pub(crate) fn word(&mut self, word: &str) {
        let word = std::mem::take(&mut self.prefix) + word;
        let length = word.chars().count();
        if self.column > 0 && self.column + 1 + length > self.width {
            self.newline();
        }
        if self.column == 0 {
            self.out.push_str(self.indent);
            self.column = self.indent.len();
        } else {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(&word);
        self.column += length;
    }

    /// Adds text directly after the last word.
    pub(crate) fn attach(&mut self, text: &str) {
        if !self.prefix.is_empty() || self.column == 0 {
            return self.word(text);
        }
        self.out.push_str(text);
        self.column += text.chars().count();
    }

    fn newline(&mut self) {
        if self.column > 0 {
            self.out.push('\n');
        }
        self.column = 0;
    }

    /// Adds a separate line.
    pub(crate) fn line(&mut self, line: &str) {
        if !self.prefix.is_empty() {
            self.word("");
        }
        self.newline();
        self.word(line);
        self.newline();
    }

    /// Adds a PGN comment. It may be wrapped at single blanks, but no line of it may begin with a character
    /// that has another meaning at the beginning of a line.
    pub(crate) fn comment(&mut self, comment: &str) {
        let mut unit = String::new();
        for (index, word) in comment.split([' ', '\n']).enumerate() {
            let may_begin = !word.is_empty() && !word.starts_with(['[', '%', ';']) && !unit.ends_with(' ');
            if index > 0 && may_begin {
                self.word(&unit);
                unit.clear();
            } else if index > 0 {
                unit.push(' ');
            }
            unit.push_str(word);
        }
        self.word(&unit);
    }

    /// The lines, each with its line feed.
    pub(crate) fn finish(mut self) -> String {
        self.newline();
        self.out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_wrapped() {
        assert_eq!(wrap(&["1.", "e4", "e5", "2.", "Nf3", "Nc6"], 9), "1. e4 e5\n2. Nf3\nNc6");
        assert_eq!(wrap(&["♘f3", "♞c6", "longer-than-a-line"], 7), "♘f3 ♞c6\nlonger-than-a-line");
        assert_eq!(wrap::<&str>(&[], 7), "");
    }

    #[test]
    fn a_number_stays_with_its_move() {
        let mut lines = Lines::new("  ", 10);
        lines.number("1.");
        lines.word("e4");
        lines.open();
        lines.number("1.");
        lines.word("d4");
        lines.attach(")");
        lines.word("e5");
        assert_eq!(lines.finish(), "  1. e4\n  (1. d4)\n  e5\n");
    }
}
