//! [`GameReader`]: a text in, one game after the other out, told to a [`Visitor`] in the order of the text.
//!
//! The reader knows how a game is put together: which words and marks are one move, which number stands before
//! it, where variations begin and end, and where the next game begins. It knows no rule of chess.
//!
//! ```text
//! bytes ─┬─► the common forms, read here: 12.  Nf3  O-O  {…}  [Name "value"]
//!        └─► anything else: tokens.rs, which asks the lexer
//! ```
//!
//! The common forms are only quicker: each is the token that the lexer would have made of the same bytes.

use alloc::vec::Vec;

use super::syntax::{MoveText, NumberSyntax, TagSyntax};
use super::visitor::Visitor;
use crate::CastleSide;
use crate::notation::Span;
use crate::notation::lexer::{TokenKind, read_glyph};
use crate::notation::plain::PlainMove;
use crate::notation::san::CheckMark;
use crate::notation::scan;

/// Reads one game after the other from a text.
///
/// A game ends with its result and the comments after it, or where tag pairs begin again: after moves, or after
/// an empty line and with a name that has been there.
#[derive(Clone, Debug)]
pub struct GameReader<'a> {
    pub(super) text: &'a [u8],
    /// Where the next game begins.
    pub(super) at: usize,
    /// The tag pairs of the game that is being read.
    pub(super) tags: Vec<TagSyntax>,
    /// The variations that are open: where their `(` stands, and whether the line around them has moves.
    pub(super) open: Vec<(Span, bool)>,
    /// How many tag pairs of a game, and how many variations inside each other, are read.
    pub(super) most_tags: usize,
    pub(super) deepest: usize,
}

/// What the reader knows of the game it is reading.
pub(super) struct Progress {
    /// The end of the last token.
    pub(super) end: usize,
    /// A number that waits for its move.
    pub(super) number: Option<NumberSyntax>,
    /// Whether moves may have begun, so that a tag pair begins the next game.
    pub(super) has_movetext: bool,
    /// Whether the line has moves.
    pub(super) has_moves: bool,
    /// The last move, as long as a claim can still belong to it.
    pub(super) last: Last,
}

/// The last move, and what it can still claim.
#[derive(Clone, Copy)]
pub(super) struct Last {
    pub(super) span: Span,
    pub(super) place: Place,
    pub(super) may_mark: bool,
    pub(super) may_en_passant: bool,
}

/// What stands between the last move and here.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Nothing.
    Beside,
    /// Glyphs.
    AfterGlyph,
    /// Something else.
    Away,
}

impl Last {
    pub(super) const NONE: Last =
        Last { span: Span { start: 0, end: 0 }, place: Place::Away, may_mark: false, may_en_passant: false };
}

impl<'a> GameReader<'a> {
    /// A reader at the beginning of the text.
    #[must_use]
    pub fn new(text: &'a [u8]) -> GameReader<'a> {
        GameReader::starting_at(text, 0)
    }

    /// A reader that begins somewhere in the text, with spans that count from its beginning.
    #[must_use]
    pub fn starting_at(text: &'a [u8], at: usize) -> GameReader<'a> {
        let mut reader = GameReader {
            text,
            at,
            tags: Vec::new(),
            open: Vec::new(),
            most_tags: usize::MAX,
            deepest: usize::MAX,
        };
        reader.at = reader.next_token(at).map_or(text.len(), |token| token.span.start);
        reader
    }

    /// The same reader, which reads no more of a game than any game has: a thousand tag pairs, and a hundred variations inside
    /// each other. What is beyond that is reported and passed over, so that a text that is no game takes no memory.
    #[must_use]
    pub fn bounded(self) -> GameReader<'a> {
        GameReader { most_tags: 1000, deepest: 100, ..self }
    }

    /// The text that is read.
    #[must_use]
    pub const fn text(&self) -> &'a [u8] {
        self.text
    }

    /// The tag pairs of the game that was read last.
    #[must_use]
    pub fn tags(&self) -> &[TagSyntax] {
        &self.tags
    }

    /// Where the next game begins, or the text ends: what is before it has been read.
    #[must_use]
    pub const fn offset(&self) -> usize {
        self.at
    }

    /// Tells the next game to a visitor, and returns its span; `None` at the end.
    ///
    /// For `dyn Visitor` the reader is compiled only once: where time does not matter, that is all that is needed.
    #[inline]
    pub fn read<V: Visitor + ?Sized>(&mut self, visitor: &mut V) -> Option<Span> {
        self.read_by_forms::<V, true>(visitor)
    }

    /// [`GameReader::read`], with the common forms or, for comparison, with the lexer alone.
    #[inline]
    pub(super) fn read_by_forms<V: Visitor + ?Sized, const COMMON: bool>(
        &mut self,
        visitor: &mut V,
    ) -> Option<Span> {
        let (text, start) = (self.text, self.at);
        if start >= text.len() {
            return None;
        }
        self.tags.clear();
        self.open.clear();
        let mut game =
            Progress { end: start, number: None, has_movetext: false, has_moves: false, last: Last::NONE };
        let mut at = start;
        // Macros run this without optimisation: it looks at bytes by index, and at the common ones first.
        while at < text.len() {
            let form = FORMS[text[at] as usize];
            if matches!(form, Form::Blank) {
                at += 1;
                continue;
            }
            let form = if COMMON { form } else { Form::Rare };
            let is_read = match form {
                Form::Move => self.quick_move(at, None, &mut game, visitor),
                // Two numbers in a row are left to the lexer.
                Form::Number if game.number.is_none() => self.quick_moves(at, &mut game, visitor),
                Form::Castle => self.quick_castle(at, None, &mut game, visitor),
                Form::Comment => self.quick_comment(at, &mut game, visitor),
                Form::Tag if !game.has_movetext => self.quick_tags(at, &mut game),
                _ => false,
            };
            at = if is_read {
                game.end
            } else if let Some(next) = self.rare(at, &mut game, visitor) {
                next
            } else {
                break;
            };
            at = after_blank(text, at);
        }
        self.finish(&mut game, visitor);
        Some(Span::new(start, game.end))
    }

    /// Whether another tag section begins with this name, though there were no moves: the name has been there,
    /// and an empty line stands before it.
    pub(super) fn is_over_before(&self, name: Span, game: &Progress) -> bool {
        let between = Span::new(game.end, name.start).of(self.text);
        // No game has so many tags; a text that has must not take the square of their number in time.
        const MOST: usize = 1000;
        let is_same = |tag: &TagSyntax| tag.name.of(self.text) == name.of(self.text);
        between.iter().filter(|&&byte| byte == b'\n').count() > 1
            && (self.tags.len() >= self.most_tags || self.tags.iter().take(MOST).any(is_same))
    }

    #[cold]
    #[inline(never)]
    pub(super) fn begin_movetext<V: Visitor + ?Sized>(&mut self, game: &mut Progress, visitor: &mut V) {
        game.has_movetext = true;
        visitor.tags(&self.tags);
    }
    /// What comes next is asked for here again, in a place of its own: moves come in pairs in one archive and with comments
    /// in another, and the processor learns for each place what follows.
    #[inline(always)]
    fn quick_moves<V: Visitor + ?Sized>(&mut self, at: usize, game: &mut Progress, visitor: &mut V) -> bool {
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
    fn quick_move<V: Visitor + ?Sized>(
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
    fn quick_castle<V: Visitor + ?Sized>(
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
    fn quick_number(&self, at: usize) -> Option<(NumberSyntax, usize)> {
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
    fn quick_comment<V: Visitor + ?Sized>(
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
    fn quick_tags(&mut self, at: usize, game: &mut Progress) -> bool {
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
        if self.tags.len() >= self.most_tags || at - game.end > 1 && self.is_over_before(name, game) {
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
fn after_blank(text: &[u8], at: usize) -> usize {
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
pub(super) fn end_of_name(text: &[u8], from: usize) -> usize {
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
