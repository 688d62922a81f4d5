//! [`Findings`]: mistakes in, findings out: those whose rule is selected, with their place and their line.

use std::format;
use std::string::{String, ToString};
use std::sync::Arc;
use std::vec::Vec;

use chess_types::judge::{Diagnostic, Quota};
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
    /// How many more of this rule there are in the game, which are only counted.
    pub(super) more: u64,
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
            more: 0,
        }
    }

    /// A mistake that is about no move.
    pub(super) fn new(rule: Rule, span: Span, title: impl Into<String>) -> Mistake {
        Mistake { rule, span, title: title.into(), help: None, number: None, position: None, more: 0 }
    }

    pub(super) fn help(mut self, help: impl Into<String>) -> Mistake {
        self.help = Some(help.into());
        self
    }
}

/// The mistakes of a game, of each rule no more than are told.
pub(super) struct Mistakes {
    pub(super) kept: Vec<Mistake>,
    pub(super) quota: Quota,
}

impl Mistakes {
    pub(super) const fn new(most_of_a_rule: u64) -> Mistakes {
        Mistakes { kept: Vec::new(), quota: Quota::of(most_of_a_rule) }
    }

    pub(super) fn push(&mut self, mistake: Mistake) {
        if self.quota.admits(mistake.rule) {
            self.kept.push(mistake);
        }
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
            title: with_more(mistake.title, mistake.rule, mistake.more),
            more: mistake.more,
            help: mistake.help,
            position: mistake.position,
            excerpt,
        });
    }
}

/// The sentence of a finding that stands for more of its kind.
fn with_more(title: String, rule: Rule, more: u64) -> String {
    let what = match (rule, more) {
        (_, 0) => return title,
        (Rule::NotAMove, 1) => "one more thing in this game cannot be read".to_string(),
        (Rule::NotAMove, _) => format!("{more} more things in this game cannot be read"),
        (_, 1) => "there is one more in this game".to_string(),
        _ => format!("there are {more} more in this game"),
    };
    format!("{title}; {what}")
}
