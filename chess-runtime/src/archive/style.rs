//! Style while an archive is read: what is looked at when. What the standard asks for is in `judge/style.rs` of
//! `chess-types`.

use chess_types::judge::{Diagnostic, StyledMove, TagSyntax, judge_file, judge_glyph};
use chess_types::notation::Span;
use chess_types::{Move, Position};

use super::findings::{Mistake, Mistakes};

/// Looks at the style of a game while it is read.
#[derive(Default)]
pub(super) struct Style {
    /// The last move. A mark apart from it may still come.
    last: Option<StyledMove>,
}

impl Style {
    /// A move has been read; it is legal in this position, or was refused.
    pub(super) fn played(&mut self, span: Span, played: Option<Move>, before: &Position) {
        self.last = played.map(|m| StyledMove::new(span, m, before));
    }

    /// The last move has claimed something apart from its word.
    pub(super) fn claimed(&mut self, span: Span) {
        if let Some(last) = &mut self.last {
            last.span = span;
        }
    }

    /// Compares the last move, to which nothing can be added any more, with how the standard writes it.
    pub(super) fn settle(&mut self, text: &[u8], told: &[Diagnostic], mistakes: &mut Mistakes) {
        let Some(style) = self.last.take().and_then(|last| last.judge(text)) else { return };
        // What is false of the move has been told already; `o-o` too.
        let is_told = told.iter().rev().take(8).any(|it| it.span == style.span)
            || mistakes.kept.iter().rev().take(8).any(|it| it.span == style.span);
        if !is_told {
            mistakes.push(Mistake::of(style, text));
        }
    }

    /// A glyph for the last move.
    pub(super) fn glyph(&self, glyph: u8, span: Span, text: &[u8], mistakes: &mut Mistakes) {
        if let Some(style) = judge_glyph(glyph, span, text) {
            mistakes.push(Mistake::of(style, text));
        }
    }

    /// The game has been read.
    pub(super) fn finish(&self, tags: &[TagSyntax], game: Span, text: &[u8], mistakes: &mut Mistakes) {
        judge_file(tags, game, text, |style| mistakes.push(Mistake::of(style, text)));
    }
}
