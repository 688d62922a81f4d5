//! The lexer: bytes in, [`Token`]s with their [`Span`]s out.
//!
//! It never fails and never allocates. What it does not know becomes a [`TokenKind::Stray`] token,
//! so that every byte belongs to a token or to white space. Bytes need not be UTF-8.

use super::san::{CheckMark, WrittenMove};
use super::span::{BYTE_ORDER_MARK, Span};
use crate::rules::result::{GameResult, read_result};

/// A piece of a game's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands.
    pub span: Span,
}

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum TokenKind {
    /// `[Name "value"]`
    Tag {
        /// The name.
        name: Span,
        /// The value without its quotes.
        value: Span,
    },
    /// A `[` that begins no complete tag pair; the token goes to its `]`, or to the end of the line.
    BadTag,
    /// `12.`, `12...` or `12`
    Number {
        /// The number, or the largest there is if it is larger.
        number: u32,
        /// How many dots follow.
        dots: u8,
    },
    /// Something that begins like a move.
    Word,
    /// `!`, `?!`, `$14`, `+-`: the number of the numeric annotation glyph it stands for.
    Glyph(u8),
    /// What begins like a glyph and is none: `$256`, `$abc`, `!!!!`.
    BadGlyph,
    /// What ends like a move number and is none: `-1.`, `1_000.`
    BadNumber,
    /// `+`, `++` or `#` apart from a move.
    Mark(CheckMark),
    /// `e.p.` apart from a move.
    EnPassant,
    /// `{ ... }`, or from `;` to the end of the line.
    Comment {
        /// The text inside.
        text: Span,
    },
    /// A `{` that is never closed; the token goes on to the next tag pair or the end.
    UnclosedComment,
    /// A line that begins with `%`.
    Escape,
    /// `(`
    Open,
    /// `)`
    Close,
    /// `1-0` and the like.
    Result(GameResult),
    /// Something like a result that is none: `2-0`.
    UnknownResult,
    /// `(=)`: a draw was offered.
    DrawOffer,
    /// `<` or `>`
    Angle,
    /// Anything else.
    Stray,
}

/// The tokens of a text.
///
/// ```
/// # use chess_types::notation::{Lexer, TokenKind};
/// let kinds: Vec<TokenKind> = Lexer::new(b"1. e4 {best} e5!").map(|token| token.kind).collect();
/// assert!(matches!(kinds[0], TokenKind::Number { number: 1, dots: 1 }));
/// assert_eq!(kinds[1], TokenKind::Word);
/// assert_eq!(kinds.last(), Some(&TokenKind::Glyph(1)));
/// ```
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    at: usize,
}

impl<'a> Lexer<'a> {
    /// A lexer at the beginning of the text.
    #[must_use]
    pub const fn new(text: &'a [u8]) -> Lexer<'a> {
        Lexer { text, at: 0 }
    }

    /// A lexer that begins somewhere in the text, with spans that count from its beginning.
    #[must_use]
    pub const fn starting_at(text: &'a [u8], at: usize) -> Lexer<'a> {
        Lexer { text, at }
    }

    fn rest(&self) -> &'a [u8] {
        self.text.get(self.at..).unwrap_or(&[])
    }

    /// The token of so many bytes from here.
    fn take(&mut self, len: usize, kind: TokenKind) -> Token {
        let span = Span::new(self.at, self.at + len);
        self.at = span.end;
        Token { kind, span }
    }

    fn at_line_start(&self) -> bool {
        let before = &self.text[..self.at];
        let before = before.strip_suffix(BYTE_ORDER_MARK).unwrap_or(before);
        matches!(before.last(), None | Some(b'\n' | b'\r'))
    }

    /// Whether only blanks stand before this on its line.
    fn is_first_of_line(&self) -> bool {
        let blanks = |byte: &&u8| matches!(byte, b' ' | b'\t');
        let before = self.text[..self.at].iter().rev().find(|byte| !blanks(byte));
        self.at_line_start() || matches!(before, None | Some(b'\n' | b'\r'))
    }

    /// Passes over white space: also no-break spaces, byte order marks (files get joined), and the
    /// end-of-file byte of old systems.
    fn skip_blanks(&mut self) {
        let text = self.text;
        while self.at < text.len() {
            self.at += match text[self.at] {
                b' ' | b'\n' | b'\r' | b'\t' | 0x0B | 0x0C | 0x1A => 1,
                0xC2 if text[self.at..].starts_with(NO_BREAK_SPACE) => NO_BREAK_SPACE.len(),
                0xEF if text[self.at..].starts_with(BYTE_ORDER_MARK) => BYTE_ORDER_MARK.len(),
                _ => break,
            };
        }
    }

    fn comment(&mut self) -> Token {
        let rest = self.rest();
        let end = end_of_comment(rest);
        if rest.get(end) == Some(&b'}') {
            let text = Span::new(self.at + 1, self.at + end);
            self.take(end + 1, TokenKind::Comment { text })
        } else {
            self.take(end, TokenKind::UnclosedComment)
        }
    }

    fn tag(&mut self) -> Token {
        match read_tag(self.rest()) {
            Some(tag) => {
                let here = self.at;
                let at = |(start, end): (usize, usize)| Span::new(here + start, here + end);
                self.take(tag.len, TokenKind::Tag { name: at(tag.name), value: at(tag.value) })
            }
            None => self.bad_tag(),
        }
    }

    /// A `[` that begins no tag pair. At the beginning of a line it was meant to, elsewhere it is
    /// something in brackets.
    fn bad_tag(&mut self) -> Token {
        let rest = self.rest();
        if self.is_first_of_line() && rest.get(1).is_some_and(u8::is_ascii_alphabetic) {
            let line = &rest[..line_length(rest)];
            // Without quotes there is no doubt where it ends.
            let end = line.iter().position(|byte| matches!(byte, b']' | b'"'));
            let len = end.filter(|&end| line[end] == b']').map_or(line.len(), |end| end + 1);
            return self.take(len, TokenKind::BadTag);
        }
        // The end is looked for nearby only: otherwise a line of such things would take quadratic time.
        let near = &rest[..rest.len().min(64)];
        let near = &near[..line_length(near)];
        let closed = near.iter().position(|&byte| byte == b']').map_or(1, |at| at + 1);
        self.take(closed, TokenKind::Stray)
    }

    fn number(&mut self) -> Token {
        let rest = self.rest();
        let (mut digits, mut number) = (0, 0u32);
        while digits < rest.len() && rest[digits].is_ascii_digit() {
            number = number.saturating_mul(10).saturating_add(u32::from(rest[digits] - b'0'));
            digits += 1;
        }
        if rest.get(digits) == Some(&b'_')
            && let Some(len) = bad_number(rest)
        {
            return self.take(len, TokenKind::BadNumber);
        }
        let is_result = |sign: u8| sign == b'-' || sign == b':' || sign == b'/';
        if rest.get(digits).is_some_and(|&sign| is_result(sign))
            && rest.get(digits + 1).is_some_and(u8::is_ascii_digit)
        {
            let more = rest.iter().take_while(|&&byte| byte.is_ascii_digit() || is_result(byte)).count();
            return self.take(more, TokenKind::UnknownResult);
        }
        let (len, dots) = count_dots(rest, digits);
        self.take(len, TokenKind::Number { number, dots })
    }

    fn number_or_result(&mut self) -> Token {
        let rest = self.rest();
        if let Some((result, len)) = read_result(rest) {
            self.take(len, TokenKind::Result(result))
        } else if rest.starts_with(b"0000")
            && let Some(len) = bad_number(rest)
        {
            self.take(len, TokenKind::BadNumber)
        } else if begins_castling(rest) {
            self.word()
        } else {
            self.number()
        }
    }

    fn word(&mut self) -> Token {
        let rest = self.rest();
        let len = without_glyph(rest, word_length(rest));
        let is_en_passant = rest[0] == b'e' && matches!(&rest[..len], b"e.p." | b"e.p" | b"ep");
        self.take(len, if is_en_passant { TokenKind::EnPassant } else { TokenKind::Word })
    }

    /// A result, glyph or mark, a figurine, or something that belongs nowhere.
    fn symbol(&mut self) -> Token {
        let rest = self.rest();
        if let Some((result, len)) = read_result(rest) {
            return self.take(len, TokenKind::Result(result));
        }
        if let Some((glyph, len)) = read_glyph(rest) {
            return match bad_glyph(rest) {
                Some(more) => self.take(more, TokenKind::BadGlyph),
                None => self.take(len, glyph),
            };
        }
        if let Some(len) = bad_number(rest) {
            return self.take(len, TokenKind::BadNumber);
        }
        match word_length(rest) {
            0 => self.take(1, TokenKind::Stray),
            _ => self.word(),
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    // Macros run this without optimisation: it looks at bytes by index, and at the common ones first.
    fn next(&mut self) -> Option<Token> {
        self.skip_blanks();
        if self.at >= self.text.len() {
            return None;
        }
        Some(match self.text[self.at] {
            b'a'..=b'z' | b'A'..=b'Z' => self.word(),
            b'2'..=b'9' => self.number(),
            b'0' | b'1' => self.number_or_result(),
            b'{' => self.comment(),
            b'(' if self.rest().starts_with(b"(=)") => self.take(3, TokenKind::DrawOffer),
            b'(' => self.take(1, TokenKind::Open),
            b')' => self.take(1, TokenKind::Close),
            b'[' => self.tag(),
            b'%' if self.at_line_start() => self.take(line_length(self.rest()), TokenKind::Escape),
            b';' => {
                let end = line_length(self.rest());
                let text = Span::new(self.at + 1, self.at + end);
                self.take(end, TokenKind::Comment { text })
            }
            b'<' | b'>' => self.take(1, TokenKind::Angle),
            b'.' => {
                let dots = self.rest().iter().take_while(|&&byte| byte == b'.').count();
                self.take(dots, TokenKind::Stray)
            }
            _ => self.symbol(),
        })
    }
}

/// Whether a word of zeros begins here that is castling, perhaps misspelt, or a null move: `0-0`, `0-O`, `00`, `0000`.
fn begins_castling(rest: &[u8]) -> bool {
    let zeros = rest.iter().take_while(|&&byte| byte == b'0').count();
    let words: [&[u8]; 5] = [b"0-0", b"0-O", b"0-o", b"0000", "0–0".as_bytes()];
    words.iter().any(|word| rest.starts_with(word))
        || matches!(zeros, 2 | 3) && !matches!(rest.get(zeros), Some(b'1'..=b'9' | b'.' | b'_'))
}

const NO_BREAK_SPACE: &[u8] = "\u{A0}".as_bytes();

/// The bytes up to the end of the line, or of the text.
fn line_length(rest: &[u8]) -> usize {
    rest.iter().position(|byte| matches!(byte, b'\n' | b'\r')).unwrap_or(rest.len())
}

/// Where the comment that begins here ends: at its brace, or before the next line with which a game certainly begins, because
/// then the brace was forgotten.
fn end_of_comment(rest: &[u8]) -> usize {
    let mut at = 1;
    while let Some(&byte) = rest.get(at) {
        match byte {
            b'}' => return at,
            b'[' if matches!(rest[at - 1], b'\n' | b'\r') => match TagLines::read(&rest[at..]) {
                TagLines::OfGame | TagLines::AtEnd => return at,
                TagLines::Quoted(looked_at) => at += looked_at,
            },
            _ => at += 1,
        }
    }
    rest.len()
}

/// What a line that begins like a tag pair is the beginning of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TagLines {
    /// A game: tag pairs, and movetext after them.
    OfGame,
    /// Tag pairs up to the end of the text, or so near to it that more text would decide.
    AtEnd,
    /// Tag pairs that are quoted in a comment, or none at all. So many bytes have been looked at.
    Quoted(usize),
}

impl TagLines {
    /// Looks at the beginning of a line that begins with a bracket.
    #[must_use]
    pub fn read(rest: &[u8]) -> TagLines {
        let mut at = 0;
        while let Some(b'[') = rest.get(at) {
            match read_tag(&rest[at..]) {
                Some(tag) => at += tag.len,
                None if at == 0 => return TagLines::Quoted(1),
                // More text could make it whole.
                None if line_length(&rest[at..]) == rest.len() - at => return TagLines::AtEnd,
                // A broken tag pair among others.
                None => return TagLines::OfGame,
            }
            at += rest[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        }
        let is_movetext = match rest.get(at) {
            None => return TagLines::AtEnd,
            // What begins so is not read to its end: a text of nothing but such beginnings would take quadratic time.
            Some(b'{' | b';' | b'(' | b'*') => true,
            Some(b'0'..=b'9') => true,
            Some(byte) if byte.is_ascii_alphabetic() => {
                let word = &rest[at..][..word_length(&rest[at..])];
                if at + word.len() == rest.len() {
                    return TagLines::AtEnd;
                }
                WrittenMove::from_ascii(word).is_ok()
            }
            Some(_) => false,
        };
        if is_movetext { TagLines::OfGame } else { TagLines::Quoted(at) }
    }
}

struct Tag {
    name: (usize, usize),
    value: (usize, usize),
    len: usize,
}

/// Reads `[Name "value"]`. A quote inside the value should have a backslash; where it has none,
/// the value goes on to the last `"]` of the line.
fn read_tag(rest: &[u8]) -> Option<Tag> {
    let blanks = |at: usize| at + rest[at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
    let name = blanks(1);
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let name_end = name + rest[name..].iter().take_while(is_name).count();
    let quote = blanks(name_end);
    if name == name_end || rest.get(quote) != Some(&b'"') {
        return None;
    }
    let value = quote + 1;
    let is_line_end = |at: usize| matches!(rest.get(at), None | Some(b'\n' | b'\r'));
    let closed = |end: usize| rest.get(blanks(end + 1)) == Some(&b']');
    let mut end = value;
    while !is_line_end(end) && rest[end] != b'"' {
        end += if rest[end] == b'\\' && !is_line_end(end + 1) { 2 } else { 1 };
    }
    if is_line_end(end) || !closed(end) {
        // No further than this: otherwise a line of such things would take quadratic time.
        const FAR: usize = 4096;
        let near = &rest[value..rest.len().min(value + FAR)];
        let line = value + line_length(near);
        end = (value..line).rev().find(|&at| rest[at] == b'"' && closed(at))?;
    }
    Some(Tag { name: (name, name_end), value: (value, end), len: blanks(end + 1) + 1 })
}

/// Dots after a number, also apart from it: `1...`, `1. ...`, `1 .`, `1…`.
fn count_dots(rest: &[u8], digits: usize) -> (usize, u8) {
    const ELLIPSIS: &[u8] = "…".as_bytes();
    // The common `12. ` at once.
    if let [b'.', b' ', next, ..] = rest[digits..]
        && next != b'.'
        && next != ELLIPSIS[0]
    {
        return (digits + 1, 1);
    }
    let (mut len, mut dots) = (digits, 0u8);
    loop {
        if rest[len..].starts_with(b".") {
            (len, dots) = (len + 1, dots.saturating_add(1));
        } else if rest[len..].starts_with(ELLIPSIS) {
            (len, dots) = (len + ELLIPSIS.len(), dots.saturating_add(3));
        } else {
            let blanks = rest[len..].iter().take_while(|&&byte| byte == b' ').count();
            let more = &rest[len + blanks..];
            let goes_on =
                more.starts_with(b"..") || more.starts_with(ELLIPSIS) || dots == 0 && more.starts_with(b".");
            if blanks == 0 || !goes_on {
                return (len, dots);
            }
            len += blanks;
        }
    }
}

/// The length of the word that begins here: letters, digits and what moves are written with.
fn word_length(rest: &[u8]) -> usize {
    let mut len = 0;
    while len < rest.len() {
        len += match rest[len] {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'=' | b'+' | b'#' | b'-' | b':' | b'@' | b'_' => 1,
            0xC2 if rest[len..].starts_with(NO_BREAK_SPACE) => break,
            0xEF if rest[len..].starts_with(BYTE_ORDER_MARK) => break,
            // `Nf3‼`, `Nf3±`
            0xC2 | 0xE2 if len > 0 && read_glyph(&rest[len..]).is_some() => break,
            0x80.. => 1,
            // `e.p.` at the end of a word or alone.
            b'.' if len > 0 && rest[len - 1] == b'e' && rest.get(len + 1) == Some(&b'p') => {
                2 + usize::from(rest.get(len + 2) == Some(&b'.'))
            }
            // `a8/Q` and `a8(Q)`.
            b'/' if after_last_rank(rest, len) && is_role(rest.get(len + 1)) => 2,
            b'(' if after_last_rank(rest, len)
                && is_role(rest.get(len + 1))
                && rest.get(len + 2) == Some(&b')') =>
            {
                3
            }
            _ => break,
        };
    }
    len
}

/// The length of a word without the sign of who stands better that may touch it: `e4+/-`, `Nf3=`.
fn without_glyph(rest: &[u8], len: usize) -> usize {
    let word = &rest[..len];
    if !matches!(word, [_, _, .., b'+' | b'-' | b'=']) {
        return len;
    }
    let is_move = |len: usize| matches!(word[len - 1], b'1'..=b'8' | b'A'..=b'Z' | b'0');
    let glyph = match (word, &rest[len..]) {
        ([.., b'+', b'-'] | [.., b'-', b'+'] | [.., b'+', b'='] | [.., b'=', b'+'], _) => 2,
        ([.., b'+'], [b'/', b'-' | b'=', ..]) | ([.., b'-' | b'='], [b'/', b'+', ..]) => 1,
        // A pawn on the last rank becomes something.
        ([b'a'..=b'h', .., b'1' | b'8', b'='], _) => 0,
        ([.., b'='], _) => 1,
        _ => 0,
    };
    if glyph > 0 && len > glyph + 1 && is_move(len - glyph) { len - glyph } else { len }
}

fn after_last_rank(rest: &[u8], len: usize) -> bool {
    len > 0 && matches!(rest[len - 1], b'1' | b'8')
}

fn is_role(byte: Option<&u8>) -> bool {
    byte.is_some_and(|byte| b"NBRQKPnbrqkp".contains(byte))
}

/// The length of what begins like a glyph and is none, if that is what the text begins with: more than two signs, or a
/// number that is not one of a glyph.
fn bad_glyph(rest: &[u8]) -> Option<usize> {
    match rest {
        [b'$', more @ ..] => {
            let is_more = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'+');
            let written = more.iter().take_while(is_more).count();
            let digits = more.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let is_number =
                core::str::from_utf8(&more[..digits]).is_ok_and(|text| text.parse::<u8>().is_ok());
            // What touches a glyph is its own: `$1Nf3`.
            let len = if digits > 0 { digits } else { written };
            (!is_number).then_some(1 + len)
        }
        _ => {
            let signs = rest.iter().take_while(|byte| matches!(byte, b'!' | b'?')).count();
            (signs > 2).then_some(signs)
        }
    }
}

/// The length of what ends like a move number and is none: `-1.`, `1_000.`
fn bad_number(rest: &[u8]) -> Option<usize> {
    let sign = usize::from(rest.first() == Some(&b'-'));
    let is_part = |byte: &&u8| byte.is_ascii_digit() || **byte == b'_';
    let digits = rest[sign..].iter().take_while(is_part).count();
    let dots = rest[sign + digits..].iter().take_while(|&&byte| byte == b'.').count();
    (digits > 0 && dots > 0).then_some(sign + digits + dots)
}

/// The glyph or mark that the text begins with, and its length. The numbers are those of the PGN
/// standard's numeric annotation glyphs.
pub(crate) fn read_glyph(rest: &[u8]) -> Option<(TokenKind, usize)> {
    const GLYPHS: [(&[u8], u8); 25] = [
        (b"!!", 3),
        (b"??", 4),
        (b"!?", 5),
        (b"?!", 6),
        (b"!", 1),
        (b"?", 2),
        (b"+/-", 16),
        (b"-/+", 17),
        (b"+/=", 14),
        (b"=/+", 15),
        (b"+-", 18),
        (b"-+", 19),
        (b"+=", 14),
        (b"=+", 15),
        (b"=", 10),
        ("∞".as_bytes(), 13),
        ("⩲".as_bytes(), 14),
        ("⩱".as_bytes(), 15),
        ("±".as_bytes(), 16),
        ("∓".as_bytes(), 17),
        ("□".as_bytes(), 7),
        ("‼".as_bytes(), 3),
        ("⁇".as_bytes(), 4),
        ("⁉".as_bytes(), 5),
        ("⁈".as_bytes(), 6),
    ];
    match *rest.first()? {
        b'$' => {
            let digits = rest[1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            let number = core::str::from_utf8(&rest[1..=digits]).ok().and_then(|text| text.parse().ok());
            Some((number.map_or(TokenKind::BadGlyph, TokenKind::Glyph), digits + 1))
        }
        // An arrow, or `==`.
        b'=' if matches!(rest.get(1), Some(b'>' | b'=')) => Some((TokenKind::Stray, 2)),
        b'!' | b'?' | b'+' | b'-' | b'=' | 0xC2 | 0xE2 => {
            if let Some((text, glyph)) = GLYPHS.iter().find(|(text, _)| rest.starts_with(text)) {
                return Some((TokenKind::Glyph(*glyph), text.len()));
            }
            match rest {
                [b'+', b'+', ..] => Some((TokenKind::Mark(CheckMark::Double), 2)),
                [b'+', ..] => Some((TokenKind::Mark(CheckMark::Check), 1)),
                _ => None,
            }
        }
        b'#' => Some((TokenKind::Mark(CheckMark::Mate), 1)),
        _ => None,
    }
}
