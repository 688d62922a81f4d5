//! [`Visitor`]: what a reader tells of a game, event by event, in the order of the text.

use super::syntax::{MoveText, NumberSyntax, SyntaxProblem, TagSyntax};
use crate::GameResult;
use crate::notation::{CheckMark, PlainMove, Span};

/// What is told of a game while it is read. A visitor that leaves a method out is not interested in it.
#[allow(unused_variables, reason = "the names are part of the documentation")]
pub trait Visitor {
    /// The tag pairs of the game, once, before anything else but comments and problems.
    fn tags(&mut self, tags: &[TagSyntax]) {}

    /// The next move of the line.
    fn written_move(&mut self, written: &MoveText) {}

    /// The next move of the line, in the form that nearly all have. A visitor that has taken it answers true; after false
    /// it is told the same as a [`Visitor::written_move`].
    #[inline(always)]
    fn plain_move(&mut self, plain: PlainMove, span: Span, number: Option<NumberSyntax>) -> bool {
        false
    }

    /// What the last move claims of itself behind a blank or a glyph: `Qh4 #`, `exd6 e.p.`, `Qh4!! mate`. The
    /// span is that of the move, which the claim may have made longer.
    fn claim(&mut self, claim: LateClaim, span: Span) {}

    /// A numeric annotation glyph for the last move.
    fn glyph(&mut self, glyph: u8, span: Span) {}

    /// A comment, for the last move of the line or, before the first, for the line.
    fn comment(&mut self, text: Span) {}

    /// A variation begins. It replaces the last move of the line, if the line has one.
    fn open(&mut self, has_move: bool) {}

    /// The variation ends.
    fn close(&mut self) {}

    /// A number at the end of a line: it is for the move that would come next.
    fn last_number(&mut self, number: NumberSyntax) {}

    /// The result of the game, or of the variation.
    fn result(&mut self, result: GameResult, span: Span) {}

    /// A `<` or `>`, which macros take for decoration.
    fn angle(&mut self, span: Span) {}

    /// What cannot be read.
    fn problem(&mut self, problem: SyntaxProblem, span: Span) {}
}

/// A visitor that only wants to know where games begin and end.
impl Visitor for () {}

/// Two visitors who are told the same.
impl<A: Visitor, B: Visitor> Visitor for (A, B) {
    #[inline]
    fn tags(&mut self, tags: &[TagSyntax]) {
        self.0.tags(tags);
        self.1.tags(tags);
    }

    #[inline]
    fn written_move(&mut self, written: &MoveText) {
        self.0.written_move(written);
        self.1.written_move(written);
    }

    #[inline]
    fn claim(&mut self, claim: LateClaim, span: Span) {
        self.0.claim(claim, span);
        self.1.claim(claim, span);
    }

    #[inline]
    fn glyph(&mut self, glyph: u8, span: Span) {
        self.0.glyph(glyph, span);
        self.1.glyph(glyph, span);
    }

    #[inline]
    fn comment(&mut self, text: Span) {
        self.0.comment(text);
        self.1.comment(text);
    }

    #[inline]
    fn open(&mut self, has_move: bool) {
        self.0.open(has_move);
        self.1.open(has_move);
    }

    #[inline]
    fn close(&mut self) {
        self.0.close();
        self.1.close();
    }

    #[inline]
    fn last_number(&mut self, number: NumberSyntax) {
        self.0.last_number(number);
        self.1.last_number(number);
    }

    #[inline]
    fn result(&mut self, result: GameResult, span: Span) {
        self.0.result(result, span);
        self.1.result(result, span);
    }

    #[inline]
    fn angle(&mut self, span: Span) {
        self.0.angle(span);
        self.1.angle(span);
    }

    #[inline]
    fn problem(&mut self, problem: SyntaxProblem, span: Span) {
        self.0.problem(problem, span);
        self.1.problem(problem, span);
    }
}

/// What a move can claim of itself apart from its word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LateClaim {
    /// `+`, `#`, `check`, `mate`.
    Mark(CheckMark),
    /// `e.p.`
    EnPassant,
}
