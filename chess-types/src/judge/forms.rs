//! The common forms of a game's text, read without the lexer: `12.`, `Nf3`, `O-O`, `{...}`, `[Name "value"]`.
//!
//! They are only quicker: each is the token that the lexer would have made of the same bytes. What is not exactly one of
//! these forms is left to it.

use super::reader::{GameReader, Last, Place, Progress};
use super::syntax::{MoveText, NumberSyntax, TagSyntax};
use super::visitor::Visitor;
use crate::CastleSide;
use crate::notation::Span;
use crate::notation::lexer::{TokenKind, read_glyph};
use crate::notation::plain::PlainMove;
use crate::notation::san::CheckMark;
use crate::notation::scan;

impl GameReader<'_> {
    /// A number and its move, and the move or comment after it.
    ///
    /// What comes next is asked for here again, in a place of its own: moves come in pairs in one archive and with comments
    /// in another, and the processor learns for each place what follows.
    #[inline(always)]
    pub(super) fn quick_moves<V: Visitor + ?Sized>(
        &mut self,
        at: usize,
        game: &mut Progress,
        visitor: &mut V,
    ) -> bool {
        let Some((number, at)) = self.quick_number(at) else { return false };
        let is_read = self.quick_move(at, Some(number), game, visitor)
            || self.text.get(at) == Some(&b'O') && self.quick_castle(at, Some(number), game, visitor);
        if is_read {
            let next = after_blank(self.text, game.end);
            // If it is not read, it is left to the loop.
            match self.text.get(next).map(|&byte| FORMS[byte as usize]) {
                Some(Form::Move) => _ = self.quick_move(next, None, game, visitor),
                Some(Form::Comment) => _ = self.quick_comment(next, game, visitor),
                _ => {}
            }
        }
        is_read
    }

    /// A move as nearly all are: a word of at most seven bytes and a blank, with a glyph perhaps. The number stands right
    /// before it.
    #[inline(always)]
    pub(super) fn quick_move<V: Visitor + ?Sized>(
        &mut self,
        at: usize,
        number: Option<NumberSyntax>,
        game: &mut Progress,
        visitor: &mut V,
    ) -> bool {
        let Some(eight) = scan::eight_at(self.text, at) else { return false };
        let Some(len) = scan::length_of_word(eight) else { return false };
        let Some(plain) = PlainMove::read(eight, len) else {
            return self.quick_move_with_glyph(at, eight, len, number, game, visitor);
        };
        self.tell_plain(plain, Span::new(at, at + len), number, game, visitor);
        true
    }

    /// `Nf3!`, `Qxd5?!`
    #[cold]
    #[inline(never)]
    fn quick_move_with_glyph<V: Visitor + ?Sized>(
        &mut self,
        at: usize,
        eight: u64,
        len: usize,
        number: Option<NumberSyntax>,
        game: &mut Progress,
        visitor: &mut V,
    ) -> bool {
        let word = &self.text[at..at + len];
        let end = word.iter().rposition(|byte| !matches!(byte, b'!' | b'?')).map_or(0, |last| last + 1);
        let glyph = match read_glyph(&word[end..]) {
            Some((TokenKind::Glyph(glyph), signs)) if end > 0 && end + signs == len => glyph,
            _ => return false,
        };
        let Some(plain) = PlainMove::read(eight, end) else { return false };
        self.tell_plain(plain, Span::new(at, at + end), number, game, visitor);
        visitor.glyph(glyph, Span::new(at + end, at + len));
        game.end = at + len;
        game.last.place = Place::AfterGlyph;
        true
    }

    #[inline(always)]
    fn tell_plain<V: Visitor + ?Sized>(
        &mut self,
        plain: PlainMove,
        span: Span,
        number: Option<NumberSyntax>,
        game: &mut Progress,
        visitor: &mut V,
    ) {
        if !game.has_movetext {
            self.begin_movetext(game, visitor);
        }
        let number = if game.number.is_some() { game.number.take() } else { number };
        game.has_moves = true;
        game.end = span.end;
        game.last = Last { span, place: Place::Beside, may_mark: plain.mark.is_none(), may_en_passant: true };
        if !visitor.plain_move(plain, span, number) {
            visitor.written_move(&MoveText { span, written: Ok(plain.written()), number });
        }
    }

    /// Castling: `O-O`, `O-O-O+`. The number stands right before it.
    #[cold]
    #[inline(never)]
    pub(super) fn quick_castle<V: Visitor + ?Sized>(
        &mut self,
        at: usize,
        number: Option<NumberSyntax>,
        game: &mut Progress,
        visitor: &mut V,
    ) -> bool {
        let len = scan::eight_at(self.text, at).and_then(scan::length_of_word);
        let Some(span) = len.map(|len| Span::new(at, at + len)) else { return false };
        let plain = match span.of(self.text) {
            b"O-O" => PlainMove::castle(CastleSide::King, None),
            b"O-O-O" => PlainMove::castle(CastleSide::Queen, None),
            b"O-O+" => PlainMove::castle(CastleSide::King, Some(CheckMark::Check)),
            b"O-O-O+" => PlainMove::castle(CastleSide::Queen, Some(CheckMark::Check)),
            _ => return false,
        };
        self.tell_plain(plain, span, number, game, visitor);
        true
    }

    /// A number of at most three digits with its dots, `12.` or `12...`, and where the move after it begins.
    #[inline(always)]
    pub(super) fn quick_number(&self, at: usize) -> Option<(NumberSyntax, usize)> {
        let eight = scan::eight_at(self.text, at)?;
        let byte = |at: usize| (eight >> (8 * at)) as u8;
        let digit = |at: usize| byte(at).wrapping_sub(b'0') as u32;
        let (number, digits) = if byte(1) == b'.' {
            (digit(0), 1)
        } else if digit(1) < 10 && byte(2) == b'.' {
            (10 * digit(0) + digit(1), 2)
        } else if digit(1) < 10 && digit(2) < 10 && byte(3) == b'.' {
            (100 * digit(0) + 10 * digit(1) + digit(2), 3)
        } else {
            return None;
        };
        let (dots, after) = if byte(digits + 1) != b'.' {
            (1, byte(digits + 1))
        } else if byte(digits + 2) == b'.' {
            (3, byte(digits + 3))
        } else {
            return None;
        };
        let span = Span::new(at, at + digits + dots);
        let number = NumberSyntax { number, dots: dots as u8, span };
        let is_blank = matches!(FORMS[after as usize], Form::Blank);
        Some((number, if is_blank { span.end + 1 } else { no_blank(span.end) }))
    }

    /// A comment in braces.
    #[inline(always)]
    pub(super) fn quick_comment<V: Visitor + ?Sized>(
        &mut self,
        at: usize,
        game: &mut Progress,
        visitor: &mut V,
    ) -> bool {
        let text = self.text;
        let mut end = at + 1;
        loop {
            end = scan::end_of_comment_line(text, end);
            match text.get(end) {
                Some(b'}') => break,
                // At the beginning of a line it may be the tag pair of the next game.
                Some(_) if text.get(end + 1) == Some(&b'[') => return false,
                Some(_) => end += 1,
                None => return false,
            }
        }
        game.end = end + 1;
        game.last.place = Place::Away;
        visitor.comment(Span::new(at + 1, end));
        true
    }

    /// Tag pairs, one after the other.
    #[inline(always)]
    pub(super) fn quick_tags(&mut self, at: usize, game: &mut Progress) -> bool {
        if !self.quick_tag(at, game) {
            return false;
        }
        loop {
            let next = after_blank(self.text, game.end);
            if self.text.get(next) != Some(&b'[') || !self.quick_tag(next, game) {
                return true;
            }
        }
    }

    /// `[Name "value"]` without a backslash.
    #[inline(always)]
    fn quick_tag(&mut self, at: usize, game: &mut Progress) -> bool {
        let text = self.text;
        let name_end = end_of_name(text, at + 1);
        let value = name_end + 2;
        if name_end == at + 1 || text.get(name_end..value) != Some(b" \"") {
            return false;
        }
        let end = scan::end_of_value(text, value);
        if text.get(end..end + 2) != Some(b"\"]") {
            return false;
        }
        let name = Span::new(at + 1, name_end);
        let tag = TagSyntax { span: Span::new(at, end + 2), name, value: Span::new(value, end) };
        // After an empty line it may be the first of the next game.
        if at - game.end > 1 && self.is_over_before(name, game) {
            return false;
        }
        self.tags.push(tag);
        game.end = tag.span.end;
        true
    }
}

/// The place after one blank or line break, if one is here. Most often there is just one.
///
/// This is a branch on purpose, which the processor guesses right: so it need not wait for this byte to look at the next.
#[inline(always)]
pub(super) fn after_blank(text: &[u8], at: usize) -> usize {
    if at < text.len() && matches!(FORMS[text[at] as usize], Form::Blank) { at + 1 } else { no_blank(at) }
}

/// The other way of [`after_blank`], which keeps the compiler from computing both.
#[cold]
#[inline(never)]
fn no_blank(at: usize) -> usize {
    at
}

/// Where the name of a tag that begins here ends.
#[inline(always)]
fn end_of_name(text: &[u8], from: usize) -> usize {
    let mut at = from;
    // Eight bytes at a time, as long as they are letters up to a blank.
    while let Some(eight) = scan::eight_at(text, at) {
        let letters = scan::letters(eight);
        if letters < 8 && text[at + letters] == b' ' {
            return at + letters;
        } else if letters < 8 {
            break;
        }
        at += 8;
    }
    while at < text.len() && IS_NAME[text[at] as usize] {
        at += 1;
    }
    at
}

/// Whether a byte can stand in the name of a tag.
static IS_NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || byte as u8 == b'_';
        byte += 1;
    }
    table
};

/// The forms that are read without the lexer, by their first byte.
#[derive(Clone, Copy)]
pub(super) enum Form {
    Blank,
    Move,
    Castle,
    Number,
    Comment,
    Tag,
    Rare,
}

pub(super) static FORMS: [Form; 256] = {
    let mut forms = [Form::Rare; 256];
    let mut byte = 0;
    while byte < 256 {
        forms[byte] = match byte as u8 {
            b' ' | b'\n' | b'\r' | b'\t' => Form::Blank,
            b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K' => Form::Move,
            b'O' => Form::Castle,
            b'1'..=b'9' => Form::Number,
            b'{' => Form::Comment,
            b'[' => Form::Tag,
            _ => Form::Rare,
        };
        byte += 1;
    }
    forms
};

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::super::syntax::SyntaxBuilder;
    use super::GameReader;
    use crate::judge::GameSyntax;
    use crate::notation::Span;

    /// The games of a text, read with the common forms or with the lexer alone.
    fn games<const COMMON: bool>(text: &[u8]) -> Vec<(Span, GameSyntax, usize)> {
        let mut reader = GameReader::new(text);
        let mut games = Vec::new();
        loop {
            let mut builder = SyntaxBuilder::new();
            let Some(span) = reader.read_by_forms::<_, COMMON>(&mut builder) else { return games };
            games.push((span, builder.game, reader.offset()));
        }
    }

    /// Whatever the pieces of a text are, the common forms are what the lexer would have made of them.
    #[test]
    fn common_forms_are_what_the_lexer_reads() {
        const PIECES: [&[u8]; 56] = [
            b"1. ",
            b"1.",
            b"12. ",
            b"12... ",
            b"12...",
            b"123. ",
            b"1234. ",
            b"1.. ",
            b"1 . ",
            b"1.\n",
            b"e4 ",
            b"e4",
            b"exd5 ",
            b"Nf3 ",
            b"Nbd2+ ",
            b"R1xe5# ",
            b"Nxx5 ",
            b"N\0f3 ",
            b"Qh4++ ",
            b"e8=Q ",
            b"O-O ",
            b"O-O-O+ ",
            b"O-O!",
            b"0-0 ",
            b"o-o ",
            b"e2e4 ",
            b"hello ",
            b"{a comment} ",
            b"{two\nlines} ",
            b"{[%clk 0:01]}",
            b"{open ",
            b"{a\n[b] c}",
            b"{a\n[White \"b\"]\n",
            b"[White \"A\"]\n",
            b"[White \"A\"] ",
            b"[White  \"A\"]\n",
            b"[Wh!te \"A\"]\n",
            b"[White \"a\\\"b\"]\n",
            b"[White \"a\nb\"]\n",
            b"[White \"A\" ]\n",
            b"\n",
            b"\n\n",
            b"\r\n",
            b"\t",
            b" ",
            b"1-0 ",
            b"1-0\n\n",
            b"0-1\n",
            b"1/2-1/2 ",
            b"*",
            b"( ",
            b") ",
            b"! ",
            b"$14 ",
            b"; rest\n",
            b"%",
        ];
        let mut state = 1u64;
        let mut below = |end: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % end
        };
        for _ in 0..40_000 {
            let mut text: Vec<u8> = Vec::new();
            for _ in 0..below(24) {
                text.extend_from_slice(PIECES[below(PIECES.len())]);
                if below(20) == 0 {
                    text.push(below(256) as u8);
                }
            }
            assert_eq!(games::<true>(&text), games::<false>(&text), "{:?}", String::from_utf8_lossy(&text));
        }
    }
}
