//! The syntax tree of a game: tags, moves, comments, glyphs and variations, before any rule.
//!
//! Lines stand side by side in one list and name the move they branch from, instead of inside each
//! other: a thousand nested variations are a thousand lines, and nothing recurses.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::notation::lexer::{GameResult, Lexer, Token, TokenKind};
use crate::notation::san::{CheckMark, WrittenMove, WrittenMoveError};
use crate::notation::span::{Span, decode};
use crate::notation::words;

/// A game as written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameSyntax {
    /// All of it.
    pub span: Span,
    /// The tag pairs, in order.
    pub tags: Vec<TagSyntax>,
    /// The main line first, then the variations in the order in which they begin.
    pub lines: Vec<LineSyntax>,
    /// The result at the end.
    pub result: Option<(GameResult, Span)>,
    /// What could not be read.
    pub problems: Vec<(SyntaxProblem, Span)>,
}

impl GameSyntax {
    /// A game without anything.
    #[must_use]
    pub fn empty() -> GameSyntax {
        GameBuilder::new(Span::default()).finish()
    }

    /// The tokens of the game, in the order of the text.
    pub fn tokens<'a>(&self, text: &'a [u8]) -> impl Iterator<Item = Token> + use<'a> {
        let end = self.span.end;
        Lexer::starting_at(text, self.span.start).take_while(move |token| token.span.start < end)
    }

    /// The value of a tag as text, without its backslashes; the first if there are several.
    #[must_use]
    pub fn tag(&self, text: &[u8], name: &[u8]) -> Option<String> {
        let tag = self.tags.iter().find(|tag| tag.name.of(text) == name)?;
        Some(tag.text(text).1)
    }
}

/// A tag pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TagSyntax {
    /// The whole pair.
    pub span: Span,
    /// The name.
    pub name: Span,
    /// The value without its quotes, with its backslashes.
    pub value: Span,
}

impl TagSyntax {
    /// Name and value as text, without the backslashes.
    #[must_use]
    pub fn text(&self, text: &[u8]) -> (String, String) {
        let name = decode(self.name.of(text)).into_owned();
        (name, unescape(&decode(self.value.of(text))).into_owned())
    }
}

fn unescape(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return value.into();
    }
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        // Only quotes and backslashes are written with a backslash before them.
        let is_escape = c == '\\' && chars.clone().next().is_some_and(|next| matches!(next, '"' | '\\'));
        out.extend(if is_escape { chars.next() } else { Some(c) });
    }
    out.into()
}

/// A line of moves: the main line or a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineSyntax {
    /// Where it branches off; `None` for the main line.
    pub branch: Option<Branch>,
    /// The moves.
    pub moves: Vec<MoveSyntax>,
    /// Comments before the first move.
    pub comments: Vec<Span>,
    /// A result at the end of a variation, as some programs write it.
    pub result: Option<(GameResult, Span)>,
    /// A number after the last move.
    pub number: Option<NumberSyntax>,
}

/// The move that a variation replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The line of the move.
    pub line: usize,
    /// The index of the move in that line.
    pub ply: usize,
}

/// A move as written, with what belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveSyntax {
    /// The move, without number and glyphs.
    pub span: Span,
    /// What was written.
    pub written: Result<WrittenMove, WrittenMoveError>,
    /// The number before it.
    pub number: Option<NumberSyntax>,
    /// Numeric annotation glyphs, from `$14` and from `!?` alike.
    pub glyphs: Vec<u8>,
    /// Comments after it.
    pub comments: Vec<Span>,
}

/// A move number as written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberSyntax {
    /// The number.
    pub number: u32,
    /// How many dots followed.
    pub dots: u8,
    /// Where it stands.
    pub span: Span,
}

/// What cannot be read in a game's text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SyntaxProblem {
    /// A `{` without its `}`.
    UnclosedComment,
    /// A `(` without its `)`.
    UnclosedVariation,
    /// A `)` without its `(`.
    UnopenedVariation,
    /// A variation where there is no move to vary.
    VariationWithoutMove,
    /// A `[` that begins no tag pair.
    BadTag,
    /// A glyph or mark where there is no move.
    GlyphWithoutMove,
    /// Something like a result that is none.
    UnknownResult,
    /// A move number without a move.
    NumberWithoutMove,
    /// Something that belongs in no game.
    Stray,
}

/// Reads one game after the other from a text.
///
/// A game ends with its result, or where tag pairs begin again: after moves, or after an empty line and
/// with a name that has been there.
#[derive(Clone, Debug)]
pub struct GameReader<'a> {
    text: &'a [u8],
    lexer: Lexer<'a>,
    waiting: Option<Token>,
}

impl<'a> GameReader<'a> {
    /// A reader at the beginning of the text.
    #[must_use]
    pub fn new(text: &'a [u8]) -> GameReader<'a> {
        GameReader { text, lexer: Lexer::new(text), waiting: None }
    }

    /// A reader that begins somewhere in the text, with spans that count from its beginning.
    #[must_use]
    pub fn starting_at(text: &'a [u8], at: usize) -> GameReader<'a> {
        GameReader { text, lexer: Lexer::starting_at(text, at), waiting: None }
    }

    /// Where the next game begins, or the text ends: what is before it has been read.
    #[must_use]
    pub fn offset(&mut self) -> usize {
        self.peek().map_or(self.text.len(), |token| token.span.start)
    }

    fn peek(&mut self) -> Option<Token> {
        while self.waiting.is_none() {
            match self.lexer.next()? {
                Token { kind: TokenKind::Escape, .. } => {}
                token => self.waiting = Some(token),
            }
        }
        self.waiting
    }

    fn take(&mut self) -> Option<Token> {
        let token = self.peek();
        self.waiting = None;
        token
    }
}

impl Iterator for GameReader<'_> {
    type Item = GameSyntax;

    fn next(&mut self) -> Option<GameSyntax> {
        let first = self.peek()?;
        let mut game = GameBuilder::new(first.span);
        while let Some(token) = self.peek() {
            let is_tag = matches!(token.kind, TokenKind::Tag { .. } | TokenKind::BadTag);
            if is_tag && (game.has_movetext || game.is_over_before(token, self.text)) {
                break;
            }
            self.take();
            if let TokenKind::Result(result) = token.kind {
                if game.end_line(result, token.span) {
                    self.finish_after_result(&mut game);
                    break;
                }
                continue;
            }
            let mark = match token.kind {
                TokenKind::Word => words::mark(token.span.of(self.text)),
                TokenKind::Mark(mark) => Some(mark),
                _ => None,
            };
            if mark.is_some_and(|mark| game.mark_after_glyph(mark, token.span)) {
                continue;
            }
            if matches!(token.kind, TokenKind::Word) {
                let (span, written) = self.read_move(token);
                game.add_move(span, written);
            } else {
                game.add(token);
            }
        }
        Some(game.finish())
    }
}

impl GameReader<'_> {
    /// What stands after the last result of a text belongs to that game: comments, or rubbish.
    /// Before another game, comments belong to that one.
    fn finish_after_result(&mut self, game: &mut GameBuilder) {
        let belongs = |kind: &TokenKind| matches!(kind, TokenKind::Comment { .. } | TokenKind::Escape);
        let waiting = self.peek();
        let is_last = waiting.into_iter().chain(self.lexer.clone()).all(|token| belongs(&token.kind));
        while let Some(token) = self.peek()
            && (token.kind == TokenKind::Stray || is_last)
        {
            self.take();
            game.add(token);
        }
    }

    /// A move from the word it begins with, and the words, marks and `e.p.` that belong to it.
    fn read_move(&mut self, first: Token) -> (Span, Result<WrittenMove, WrittenMoveError>) {
        let mut span = first.span;
        let text = self.text;
        let spoken = words::read(text, first.span, self.waiting, &self.lexer);
        let mut written = match spoken {
            Some((written, end)) => {
                span.end = end;
                self.waiting = None;
                self.lexer = Lexer::starting_at(text, end);
                written
            }
            None => WrittenMove::from_ascii(span.of(text)),
        };
        while let (Some(token), Ok(san)) = (self.peek(), &mut written) {
            match token.kind {
                TokenKind::EnPassant if !san.en_passant => san.en_passant = true,
                TokenKind::Mark(mark) if san.mark.is_none() => san.mark = Some(mark),
                TokenKind::Word => match words::mark(token.span.of(text)) {
                    Some(mark) if san.mark.is_none() => san.mark = Some(mark),
                    _ => break,
                },
                _ => break,
            }
            span.end = token.span.end;
            self.take();
        }
        (span, written)
    }
}

/// A game while it is being read.
struct GameBuilder {
    game: GameSyntax,
    /// The lines that are open, the main line first, with where their `(` stands.
    open: Vec<(usize, Span)>,
    number: Option<NumberSyntax>,
    /// How many lines there were when the last move was read.
    lines_at_move: usize,
    has_movetext: bool,
}

impl GameBuilder {
    fn new(first: Span) -> GameBuilder {
        let game = GameSyntax {
            span: first,
            tags: Vec::new(),
            lines: Vec::from([LineSyntax::default()]),
            result: None,
            problems: Vec::new(),
        };
        GameBuilder {
            game,
            open: Vec::from([(0, first)]),
            number: None,
            lines_at_move: 0,
            has_movetext: false,
        }
    }

    fn line(&mut self) -> &mut LineSyntax {
        let current = self.open.last().map_or(0, |&(line, _)| line);
        &mut self.game.lines[current]
    }

    fn problem(&mut self, problem: SyntaxProblem, span: Span) {
        self.game.problems.push((problem, span));
    }

    /// Whether another tag section begins here, though there were no moves: its first name has been there,
    /// and an empty line stands before it.
    fn is_over_before(&self, token: Token, text: &[u8]) -> bool {
        let TokenKind::Tag { name, .. } = token.kind else { return false };
        let is_same = |tag: &TagSyntax| tag.name.of(text) == name.of(text);
        let between = Span::new(self.game.span.end, token.span.start).of(text);
        // No game has so many tags; a text that has must not take the square of their number in time.
        const MOST: usize = 1000;
        between.iter().filter(|&&byte| byte == b'\n').count() > 1
            && self.game.tags.iter().take(MOST).any(is_same)
    }

    fn add_move(&mut self, span: Span, written: Result<WrittenMove, WrittenMoveError>) {
        let number = self.number.take();
        self.lines_at_move = self.game.lines.len();
        let line = self.line();
        // The line has not ended where it seemed to.
        line.number = None;
        line.moves.push(MoveSyntax { span, written, number, glyphs: Vec::new(), comments: Vec::new() });
        self.has_movetext = true;
        self.game.span.end = span.end;
    }

    /// Notes a mark that stands behind the glyphs of a move: `Qh4!! mate`. False if it cannot be one: a
    /// variation or a comment has come between, or a number.
    fn mark_after_glyph(&mut self, mark: CheckMark, span: Span) -> bool {
        let is_next = self.number.is_none() && self.game.lines.len() == self.lines_at_move;
        match self.line().moves.last_mut() {
            Some(MoveSyntax { written: Ok(san), glyphs, comments, .. })
                if is_next && san.mark.is_none() && !glyphs.is_empty() && comments.is_empty() =>
            {
                san.mark = Some(mark);
                self.game.span.end = span.end;
                true
            }
            _ => false,
        }
    }

    /// Gives up on a move for the number that waits for one, if any does.
    fn drop_number(&mut self) {
        if let Some(number) = self.number.take() {
            self.problem(SyntaxProblem::NumberWithoutMove, number.span);
        }
    }

    /// A number that waits at the end of a line is one for the move that would come.
    fn end_numbers(&mut self) {
        if let Some(number) = self.number.take() {
            self.line().number = Some(number);
        }
    }

    fn add(&mut self, token: Token) {
        self.game.span.end = token.span.end;
        self.has_movetext |= !matches!(
            token.kind,
            TokenKind::Tag { .. } | TokenKind::BadTag | TokenKind::Comment { .. } | TokenKind::Stray
        );
        match token.kind {
            TokenKind::Tag { name, value } => {
                self.game.tags.push(TagSyntax { span: token.span, name, value });
            }
            TokenKind::BadTag => self.problem(SyntaxProblem::BadTag, token.span),
            TokenKind::Number { number, dots } => {
                match self.number.take_if(|before| before.span.end == token.span.start) {
                    // Of `5.5` neither is a number that a move could have: that is one mistake.
                    Some(before) => {
                        let both = Span::new(before.span.start, token.span.end);
                        self.problem(SyntaxProblem::NumberWithoutMove, both);
                    }
                    None => {
                        self.drop_number();
                        self.number = Some(NumberSyntax { number, dots, span: token.span });
                    }
                }
            }
            TokenKind::Glyph(glyph) => match self.line().moves.last_mut() {
                Some(last) => last.glyphs.push(glyph),
                None => self.problem(SyntaxProblem::GlyphWithoutMove, token.span),
            },
            TokenKind::Mark(_) | TokenKind::EnPassant => {
                self.problem(SyntaxProblem::GlyphWithoutMove, token.span);
            }
            TokenKind::Comment { text } => {
                let line = self.line();
                line.moves.last_mut().map_or(&mut line.comments, |last| &mut last.comments).push(text);
            }
            TokenKind::UnclosedComment => {
                let brace = Span::new(token.span.start, token.span.start + 1);
                self.problem(SyntaxProblem::UnclosedComment, brace);
            }
            TokenKind::UnknownResult => self.problem(SyntaxProblem::UnknownResult, token.span),
            TokenKind::DrawOffer => {
                if self.line().moves.is_empty() {
                    self.problem(SyntaxProblem::GlyphWithoutMove, token.span);
                }
            }
            TokenKind::Open => self.open_variation(token.span),
            TokenKind::Close => {
                self.end_numbers();
                if self.open.len() > 1 {
                    self.open.pop();
                } else {
                    self.problem(SyntaxProblem::UnopenedVariation, token.span);
                }
            }
            TokenKind::Stray => match self.game.problems.last_mut() {
                // A stretch of rubbish is one mistake.
                Some((SyntaxProblem::Stray, rubbish)) if rubbish.end == token.span.start => {
                    rubbish.end = token.span.end;
                }
                _ => self.problem(SyntaxProblem::Stray, token.span),
            },
            TokenKind::Angle | TokenKind::Escape | TokenKind::Word | TokenKind::Result(_) => {}
        }
    }

    fn open_variation(&mut self, span: Span) {
        self.drop_number();
        let line = self.open.last().map_or(0, |&(line, _)| line);
        let branch = match self.game.lines[line].moves.len() {
            0 => {
                self.problem(SyntaxProblem::VariationWithoutMove, span);
                None
            }
            moves => Some(Branch { line, ply: moves - 1 }),
        };
        self.game.lines.push(LineSyntax { branch, ..LineSyntax::default() });
        self.open.push((self.game.lines.len() - 1, span));
    }

    /// Notes a result; true if it ends the game and not only a variation.
    fn end_line(&mut self, result: GameResult, span: Span) -> bool {
        self.end_numbers();
        self.game.span.end = span.end;
        self.has_movetext = true;
        let ends_game = self.open.len() == 1;
        if ends_game {
            self.game.result = Some((result, span));
        } else {
            self.line().result = Some((result, span));
        }
        ends_game
    }

    fn finish(mut self) -> GameSyntax {
        self.end_numbers();
        for &(_, span) in self.open.iter().skip(1) {
            self.game.problems.push((SyntaxProblem::UnclosedVariation, span));
        }
        self.game
    }
}
