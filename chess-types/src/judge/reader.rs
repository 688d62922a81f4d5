//! [`GameReader`]: a text in, one game after the other out, told to a [`Visitor`] in the order of the text.
//!
//! The reader knows how a game is put together: which words and marks are one move, which number stands before
//! it, where variations begin and end, and where the next game begins. It knows no rule of chess.
//!
//! ```text
//! bytes ─┬─► the common forms, read here: 12.  Nf3  {…}  [Name "value"]
//!        └─► anything else: the lexer says which token it is
//! ```
//!
//! The common forms are only quicker: each is the token that the lexer would have made of the same bytes.

use alloc::vec::Vec;

use super::forms::{FORMS, Form, after_blank};
use super::syntax::{MoveText, NumberSyntax, SyntaxProblem, TagSyntax};
use super::visitor::{LateClaim, Visitor};
use crate::notation::lexer::{Lexer, Token, TokenKind};
use crate::notation::san::{WrittenMove, WrittenMoveError};
use crate::notation::span::Span;
use crate::notation::words;

/// Reads one game after the other from a text.
///
/// A game ends with its result and the comments after it, or where tag pairs begin again: after moves, or after
/// an empty line and with a name that has been there.
#[derive(Clone, Debug)]
pub struct GameReader<'a> {
    pub(super) text: &'a [u8],
    /// Where the next game begins.
    at: usize,
    /// The tag pairs of the game that is being read.
    pub(super) tags: Vec<TagSyntax>,
    /// The variations that are open: where their `(` stands, and whether the line around them has moves.
    open: Vec<(Span, bool)>,
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
    const NONE: Last =
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
        let mut reader = GameReader { text, at, tags: Vec::new(), open: Vec::new() };
        reader.at = reader.next_token(at).map_or(text.len(), |token| token.span.start);
        reader
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

    /// The token at or after a place that is not an escaped line.
    fn next_token(&self, at: usize) -> Option<Token> {
        Lexer::starting_at(self.text, at).find(|token| token.kind != TokenKind::Escape)
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
        let is_same = |tag: &TagSyntax| tag.name.of(self.text) == name.of(self.text);
        // No game has so many tags; a text that has must not take the square of their number in time.
        const MOST: usize = 1000;
        between.iter().filter(|&&byte| byte == b'\n').count() > 1 && self.tags.iter().take(MOST).any(is_same)
    }

    #[cold]
    #[inline(never)]
    pub(super) fn begin_movetext<V: Visitor + ?Sized>(&mut self, game: &mut Progress, visitor: &mut V) {
        game.has_movetext = true;
        visitor.tags(&self.tags);
    }

    /// Anything that is not one of the common forms: what the lexer says. Returns where to go on, or `None` if
    /// the game is over.
    #[cold]
    #[inline(never)]
    fn rare<V: Visitor + ?Sized>(
        &mut self,
        at: usize,
        game: &mut Progress,
        visitor: &mut V,
    ) -> Option<usize> {
        // A tag pair after moves begins the next game, whatever the lexer would make of it.
        if game.has_movetext && self.begins_tag(at) {
            return None;
        }
        let token = self.next_token(at)?;
        let Token { kind, span } = token;
        if self.ends_game(token, game) {
            return None;
        }
        game.end = span.end;
        let is_movetext = !matches!(
            kind,
            TokenKind::Tag { .. } | TokenKind::BadTag | TokenKind::Comment { .. } | TokenKind::Stray
        );
        if is_movetext && !game.has_movetext {
            self.begin_movetext(game, visitor);
        }
        match kind {
            TokenKind::Word => self.word(span, game, visitor),
            TokenKind::Mark(mark) => {
                if !take_claim(LateClaim::Mark(mark), span, game, visitor) {
                    visitor.problem(SyntaxProblem::GlyphWithoutMove, span);
                }
            }
            TokenKind::EnPassant => {
                if !take_claim(LateClaim::EnPassant, span, game, visitor) {
                    visitor.problem(SyntaxProblem::GlyphWithoutMove, span);
                }
            }
            TokenKind::Glyph(glyph) => {
                if game.last.place == Place::Beside {
                    game.last.place = Place::AfterGlyph;
                }
                if game.has_moves {
                    visitor.glyph(glyph, span);
                } else {
                    visitor.problem(SyntaxProblem::GlyphWithoutMove, span);
                }
            }
            TokenKind::Number { number, dots } => {
                game.last.place = Place::Away;
                add_number(NumberSyntax { number, dots, span }, game, visitor);
            }
            TokenKind::Tag { name, value } => self.tags.push(TagSyntax { span, name, value }),
            TokenKind::BadTag => visitor.problem(SyntaxProblem::BadTag, span),
            TokenKind::Comment { text } => {
                game.last.place = Place::Away;
                visitor.comment(text);
            }
            TokenKind::UnclosedComment => {
                visitor.problem(SyntaxProblem::UnclosedComment, Span::new(span.start, span.start + 1));
            }
            TokenKind::Open => self.open_variation(span, game, visitor),
            TokenKind::Close => {
                game.last = Last::NONE;
                end_numbers(game, visitor);
                match self.open.pop() {
                    Some((_, has_moves)) => {
                        game.has_moves = has_moves;
                        visitor.close();
                    }
                    None => visitor.problem(SyntaxProblem::UnopenedVariation, span),
                }
            }
            TokenKind::Result(result) => {
                end_numbers(game, visitor);
                visitor.result(result, span);
                if self.open.is_empty() {
                    self.read_trailer(game, visitor);
                    return None;
                }
            }
            TokenKind::UnknownResult => visitor.problem(SyntaxProblem::UnknownResult, span),
            TokenKind::DrawOffer => {
                game.last.place = Place::Away;
                if !game.has_moves {
                    visitor.problem(SyntaxProblem::GlyphWithoutMove, span);
                }
            }
            TokenKind::Angle => visitor.angle(span),
            TokenKind::Escape => {}
            TokenKind::Stray => self.stray(span, game, visitor),
        }
        Some(game.end)
    }

    /// Whether the game is over before this token, which begins the next one.
    fn ends_game(&self, token: Token, game: &Progress) -> bool {
        match token.kind {
            TokenKind::BadTag => game.has_movetext,
            TokenKind::Tag { name, .. } => game.has_movetext || self.is_over_before(name, game),
            _ => false,
        }
    }

    /// A move, from the word that it begins with; or the word is `check` or `mate` for the last one.
    fn word<V: Visitor + ?Sized>(&mut self, span: Span, game: &mut Progress, visitor: &mut V) {
        let text = self.text;
        let mark = words::mark(span.of(text));
        if mark.is_some_and(|mark| take_claim(LateClaim::Mark(mark), span, game, visitor)) {
            return;
        }
        let spoken = words::read(text, span, &Lexer::starting_at(text, span.end));
        let (written, end) = spoken.unwrap_or_else(|| (WrittenMove::from_ascii(span.of(text)), span.end));
        tell_move(written, Span::new(span.start, end), game, visitor);
    }

    fn open_variation<V: Visitor + ?Sized>(&mut self, span: Span, game: &mut Progress, visitor: &mut V) {
        drop_number(game, visitor);
        if !game.has_moves {
            visitor.problem(SyntaxProblem::VariationWithoutMove, span);
        }
        self.open.push((span, game.has_moves));
        visitor.open(game.has_moves);
        game.has_moves = false;
        game.last = Last::NONE;
    }

    /// What belongs nowhere. A stretch of rubbish is one mistake.
    fn stray<V: Visitor + ?Sized>(&mut self, first: Span, game: &mut Progress, visitor: &mut V) {
        if game.last.place == Place::Beside {
            game.last.place = Place::Away;
        }
        for token in Lexer::starting_at(self.text, first.end) {
            if token.kind != TokenKind::Stray || token.span.start != game.end {
                break;
            }
            game.end = token.span.end;
        }
        visitor.problem(SyntaxProblem::Stray, Span::new(first.start, game.end));
    }

    /// What stands between the result and the next game: comments belong to the game before them, as rubbish does.
    fn read_trailer<V: Visitor + ?Sized>(&mut self, game: &mut Progress, visitor: &mut V) {
        while self.next_game(game.end).is_none()
            && let Some(token) = self.next_token(game.end)
        {
            match token.kind {
                TokenKind::Comment { text } => {
                    game.end = token.span.end;
                    visitor.comment(text);
                }
                TokenKind::Stray => {
                    game.end = token.span.end;
                    self.stray(token.span, game, visitor);
                }
                _ => break,
            }
        }
    }

    #[cold]
    #[inline(never)]
    fn finish<V: Visitor + ?Sized>(&mut self, game: &mut Progress, visitor: &mut V) {
        if !game.has_movetext {
            self.begin_movetext(game, visitor);
        }
        end_numbers(game, visitor);
        for &(span, _) in &self.open {
            visitor.problem(SyntaxProblem::UnclosedVariation, span);
        }
        self.at = self
            .next_game(game.end)
            .unwrap_or_else(|| self.next_token(game.end).map_or(self.text.len(), |token| token.span.start));
    }

    /// Where the next game begins after the end of one, if a look at its first byte shows it: the lexer would read all of
    /// its first token.
    fn next_game(&self, end: usize) -> Option<usize> {
        let mut at = end;
        while at < self.text.len() {
            match self.text[at] {
                byte if matches!(FORMS[byte as usize], Form::Blank) => at += 1,
                b'[' if self.begins_tag(at) => return Some(at),
                byte if at > end && byte.is_ascii_alphanumeric() => return Some(at),
                _ => return None,
            }
        }
        Some(at)
    }

    /// Whether a tag pair begins here, whole or broken.
    fn begins_tag(&self, at: usize) -> bool {
        let is_first = at == 0 || matches!(self.text[at - 1], b'\n' | b'\r');
        is_first && self.text[at] == b'[' && self.text.get(at + 1).is_some_and(u8::is_ascii_alphabetic)
    }
}

/// Tells a move, with the number that waits for it.
pub(super) fn tell_move<V: Visitor + ?Sized>(
    written: Result<WrittenMove, WrittenMoveError>,
    span: Span,
    game: &mut Progress,
    visitor: &mut V,
) {
    game.end = span.end;
    game.has_moves = true;
    game.last = match written {
        Ok(written) => Last {
            span,
            place: Place::Beside,
            may_mark: written.mark.is_none(),
            may_en_passant: !written.en_passant,
        },
        Err(_) => Last::NONE,
    };
    let number = game.number.take();
    visitor.written_move(&MoveText { span, written, number });
}

/// Tells what the last move claims of itself. False if there is none that could claim this.
fn take_claim<V: Visitor + ?Sized>(
    claim: LateClaim,
    span: Span,
    game: &mut Progress,
    visitor: &mut V,
) -> bool {
    let last = &mut game.last;
    let may = match (last.place, claim) {
        (Place::Away, _) => false,
        (_, LateClaim::Mark(_)) => last.may_mark,
        (Place::Beside, LateClaim::EnPassant) => last.may_en_passant,
        (Place::AfterGlyph, LateClaim::EnPassant) => false,
    };
    if !may {
        return false;
    }
    if last.place == Place::Beside {
        last.span.end = span.end;
    }
    match claim {
        LateClaim::Mark(_) => last.may_mark = false,
        LateClaim::EnPassant => last.may_en_passant = false,
    }
    visitor.claim(claim, last.span);
    true
}

fn add_number<V: Visitor + ?Sized>(number: NumberSyntax, game: &mut Progress, visitor: &mut V) {
    match game.number.take_if(|before| before.span.end == number.span.start) {
        // Of `5.5` neither is a number that a move could have: that is one mistake.
        Some(before) => {
            let both = Span::new(before.span.start, number.span.end);
            visitor.problem(SyntaxProblem::NumberWithoutMove, both);
        }
        None => {
            drop_number(game, visitor);
            game.number = Some(number);
        }
    }
}

/// Gives up on a move for the number that waits for one, if any does.
fn drop_number<V: Visitor + ?Sized>(game: &mut Progress, visitor: &mut V) {
    if let Some(number) = game.number.take() {
        visitor.problem(SyntaxProblem::NumberWithoutMove, number.span);
    }
}

/// A number that waits at the end of a line is one for the move that would come.
fn end_numbers<V: Visitor + ?Sized>(game: &mut Progress, visitor: &mut V) {
    if let Some(number) = game.number.take() {
        visitor.last_number(number);
    }
}
