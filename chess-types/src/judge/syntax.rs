//! The syntax tree of a game: tags, moves, comments, glyphs and variations, before any rule.
//!
//! Lines stand side by side in one list and name the move they branch from, instead of inside each
//! other: a thousand nested variations are a thousand lines, and nothing recurses.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::reader::GameReader;
use super::visitor::{LateClaim, Visitor};
use crate::GameResult;
use crate::notation::lexer::{Lexer, Token};
use crate::notation::san::{WrittenMove, WrittenMoveError};
use crate::notation::span::{Span, decode};

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
        SyntaxBuilder::new().game
    }

    /// The tokens of the game, in the order of the text.
    pub fn tokens<'a>(&self, text: &'a [u8]) -> impl Iterator<Item = Token> + use<'a> {
        let end = self.span.end;
        Lexer::starting_at(text, self.span.start).take_while(move |token| token.span.start < end)
    }

    /// The value of a tag as text, without its backslashes; the first if there are several.
    #[must_use]
    pub fn tag(&self, text: &[u8], name: &[u8]) -> Option<String> {
        TagSyntax::named(&self.tags, text, name).map(|tag| tag.text(text).1)
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
    /// The tag of this name; the first if there are several.
    #[must_use]
    pub fn named<'t>(tags: &'t [TagSyntax], text: &[u8], name: &[u8]) -> Option<&'t TagSyntax> {
        tags.iter().find(|tag| tag.name.of(text) == name)
    }

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

/// A move as it is read: its word, and the number before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveText {
    /// The move, without number and glyphs.
    pub span: Span,
    /// What was written.
    pub written: Result<WrittenMove, WrittenMoveError>,
    /// The number before it.
    pub number: Option<NumberSyntax>,
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
    /// A variation inside so many others that it is passed over.
    TooDeep,
    /// A tag pair after so many others that it is passed over.
    TooManyTags,
    /// A `[` that begins no tag pair, or a tag pair without its `[`.
    BadTag,
    /// A glyph or mark where there is no move.
    GlyphWithoutMove,
    /// Something like a result that is none.
    UnknownResult,
    /// A move number without a move.
    NumberWithoutMove,
    /// Something that belongs in no game.
    Stray,
    /// A `{` inside a comment, which ends at the first `}`.
    NestedComment,
    /// `//` and the rest of its line.
    Slashes,
    /// `$256`, `$abc` or `!!!!`.
    BadGlyph,
    /// `-1.` or `1_000.`.
    BadNumber,
    /// A second `+`, `#`, `check` or `mate` of one move.
    SecondMark,
    /// A move number where a line ends.
    NumberAtEnd,
    /// A variation without moves.
    EmptyVariation,
    /// A result at the end of a variation.
    ResultInVariation,
}

impl SyntaxProblem {
    /// Whether this is one of the loose ends that most readers of archives pass over, because no move is in doubt.
    #[must_use]
    pub const fn is_loose_end(self) -> bool {
        matches!(
            self,
            SyntaxProblem::NumberAtEnd | SyntaxProblem::EmptyVariation | SyntaxProblem::ResultInVariation
        )
    }
}

/// Builds the syntax tree of a game from what the reader tells.
pub(super) struct SyntaxBuilder {
    pub(super) game: GameSyntax,
    /// The lines that are open, the main line first.
    open: Vec<usize>,
}

impl SyntaxBuilder {
    pub(super) fn new() -> SyntaxBuilder {
        let game = GameSyntax {
            span: Span::default(),
            tags: Vec::new(),
            lines: Vec::from([LineSyntax::default()]),
            result: None,
            problems: Vec::new(),
        };
        SyntaxBuilder { game, open: Vec::from([0]) }
    }

    fn line(&mut self) -> &mut LineSyntax {
        let current = self.open[self.open.len() - 1];
        &mut self.game.lines[current]
    }
}

impl Visitor for SyntaxBuilder {
    fn tags(&mut self, tags: &[TagSyntax]) {
        self.game.tags = tags.to_vec();
    }

    fn written_move(&mut self, &MoveText { span, written, number }: &MoveText) {
        let line = self.line();
        // The line has not ended where it seemed to.
        line.number = None;
        line.moves.push(MoveSyntax { span, written, number, glyphs: Vec::new(), comments: Vec::new() });
    }

    fn claim(&mut self, claim: LateClaim, span: Span) {
        let Some(last) = self.line().moves.last_mut() else { return };
        last.span = span;
        if let Ok(written) = &mut last.written {
            match claim {
                LateClaim::Mark(mark) => written.mark = Some(mark),
                LateClaim::EnPassant => written.en_passant = true,
            }
        }
    }

    fn glyph(&mut self, glyph: u8, _: Span) {
        if let Some(last) = self.line().moves.last_mut() {
            last.glyphs.push(glyph);
        }
    }

    fn comment(&mut self, text: Span) {
        let line = self.line();
        line.moves.last_mut().map_or(&mut line.comments, |last| &mut last.comments).push(text);
    }

    fn open(&mut self, _: bool) {
        let line = self.open[self.open.len() - 1];
        let branch = self.game.lines[line].moves.len().checked_sub(1).map(|ply| Branch { line, ply });
        self.open.push(self.game.lines.len());
        self.game.lines.push(LineSyntax { branch, ..LineSyntax::default() });
    }

    fn close(&mut self) {
        self.open.pop();
    }

    fn last_number(&mut self, number: NumberSyntax) {
        self.line().number = Some(number);
    }

    fn result(&mut self, result: GameResult, span: Span) {
        if self.open.len() == 1 {
            self.game.result = Some((result, span));
        } else {
            self.line().result = Some((result, span));
        }
    }

    fn problem(&mut self, problem: SyntaxProblem, span: Span) {
        if !problem.is_loose_end() {
            self.game.problems.push((problem, span));
        }
    }
}

impl Iterator for GameReader<'_> {
    type Item = GameSyntax;

    fn next(&mut self) -> Option<GameSyntax> {
        let mut builder = SyntaxBuilder::new();
        let span = self.read::<dyn Visitor>(&mut builder)?;
        Some(GameSyntax { span, ..builder.game })
    }
}
