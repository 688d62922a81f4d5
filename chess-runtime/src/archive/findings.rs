//! [`Findings`]: mistakes in, findings out: those whose rule is selected, with their place and their line.

use std::string::{String, ToString};
use std::sync::Arc;
use std::vec::Vec;

use chess_types::judge::Diagnostic;
use chess_types::notation::{Excerpt, MoveNumber, Span, decode};
use chess_types::{Position, Rule};

use super::finding::{Finding, GameName};
use super::lines::Lines;
use super::rules::Rules;
use crate::pgn::Chunk;

/// A mistake in a game of a chunk.
pub(super) struct Mistake {
    pub(super) rule: Rule,
    pub(super) span: Span,
    pub(super) title: String,
    pub(super) help: Option<String>,
    pub(super) number: Option<MoveNumber>,
    pub(super) position: Option<Position>,
}

impl Mistake {
    /// What the judge says.
    pub(super) fn of(told: Diagnostic, text: &[u8]) -> Mistake {
        let (rule, title) = (told.rule(), told.title(text));
        Mistake {
            rule,
            span: told.span,
            title,
            number: told.number,
            position: told.position,
            help: told.help.map(|help| help.to_string()),
        }
    }

    /// A mistake that is about no move.
    pub(super) fn new(rule: Rule, span: Span, title: impl Into<String>) -> Mistake {
        Mistake { rule, span, title: title.into(), help: None, number: None, position: None }
    }

    pub(super) fn help(mut self, help: impl Into<String>) -> Mistake {
        self.help = Some(help.into());
        self
    }
}

/// The findings of a chunk.
pub(super) struct Findings<'a> {
    rules: &'a Rules,
    file: Arc<str>,
    pub(super) chunk: &'a Chunk,
    lines: Lines,
    pub(super) found: Vec<Finding>,
}

impl<'a> Findings<'a> {
    pub(super) fn new(rules: &'a Rules, file: Arc<str>, chunk: &'a Chunk) -> Findings<'a> {
        Findings { rules, file, chunk, lines: Lines::default(), found: Vec::new() }
    }

    /// Takes a mistake, if its rule is selected.
    pub(super) fn take(&mut self, game: &GameName, mistake: Mistake) {
        let Some(severity) = self.rules.severity(mistake.rule) else { return };
        let text = &self.chunk.text;
        let (place, row) = self.lines.place(self.chunk, mistake.span.start);
        let span = Span::new(mistake.span.start, mistake.span.end.max(mistake.span.start));
        let excerpt = Excerpt::of_row(text, span, row, (place.line as usize, place.column as usize));
        let written = decode(mistake.span.of(text));
        let written: String =
            written.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(80).collect();
        self.found.push(Finding {
            rule: mistake.rule,
            severity,
            file: self.file.clone(),
            place,
            game: game.clone(),
            number: mistake.number,
            written,
            title: mistake.title,
            help: mistake.help,
            position: mistake.position,
            excerpt,
        });
    }
}
