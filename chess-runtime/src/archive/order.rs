//! [`CheckEvent`]: what a checker tells while it works; [`Teller`]: reports in, events out, with totals and the numbers of
//! the games.

use std::boxed::Box;
use std::format;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::vec::Vec;

use chess_types::Rule;
use chess_types::notation::Span;

use super::finding::{Finding, GameName};
use super::findings::{Findings, Mistake};
use super::rules::Rules;
use super::tally::Totals;
use crate::pgn::Chunk;

/// What a checker tells while it works.
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckEvent<'a> {
    /// An archive begins.
    Begin {
        /// Its name.
        file: &'a Arc<str>,
    },
    /// Something is wrong.
    Finding(Box<Finding>),
    /// A chunk has been checked; the totals are those of everything so far.
    Progress(&'a Totals),
    /// An archive could not be opened.
    Unopened {
        /// Its name.
        file: &'a Arc<str>,
        /// Why.
        error: io::Error,
    },
    /// An archive is done; the totals are its own.
    End {
        /// Its name.
        file: &'a Arc<str>,
        /// What was counted.
        totals: &'a Totals,
    },
}

/// What a step of the work has to report.
pub(super) enum Report {
    Begin(Arc<str>),
    Checked(Checked),
    Unopened(Arc<str>, io::Error),
    /// The archive ended, perhaps too early: where and why.
    End(Option<(Chunk, io::Error)>),
}

/// What was counted and found in a chunk.
pub(super) struct Checked {
    pub(super) totals: Totals,
    pub(super) findings: Vec<Finding>,
}

impl Checked {
    /// Findings by themselves are counted here.
    pub(super) fn new(mut totals: Totals, findings: Vec<Finding>) -> Checked {
        findings.iter().for_each(|it| totals.add_findings(it.rule, it.severity, 1 + it.more));
        Checked { totals, findings }
    }
}

/// Tells reports, which come in order, to the listener.
pub(super) struct Teller<'l> {
    listen: &'l mut dyn FnMut(CheckEvent<'_>) -> ControlFlow<()>,
    pub(super) totals: Totals,
    /// The archive that is being told of, and what was counted in it.
    file: Option<(Arc<str>, Totals)>,
    /// Whether only a part of the work is done: games have no numbers then.
    is_part: bool,
}

impl<'l> Teller<'l> {
    pub(super) fn new(
        listen: &'l mut dyn FnMut(CheckEvent<'_>) -> ControlFlow<()>,
        is_part: bool,
    ) -> Teller<'l> {
        Teller { listen, totals: Totals::default(), file: None, is_part }
    }

    pub(super) fn tell(&mut self, report: Report) -> ControlFlow<()> {
        match report {
            Report::Begin(file) => {
                (self.listen)(CheckEvent::Begin { file: &file })?;
                self.file = Some((file, Totals::default()));
                ControlFlow::Continue(())
            }
            Report::Unopened(file, error) => (self.listen)(CheckEvent::Unopened { file: &file, error }),
            Report::Checked(checked) => self.tell_checked(checked),
            Report::End(error) => {
                if let Some((end, error)) = error {
                    self.tell_truncated(&end, &error)?;
                }
                let Some((file, totals)) = self.file.take() else { return ControlFlow::Continue(()) };
                (self.listen)(CheckEvent::End { file: &file, totals: &totals })
            }
        }
    }

    fn tell_checked(&mut self, checked: Checked) -> ControlFlow<()> {
        let before = self.file.as_ref().map_or(0, |(_, totals)| totals.games);
        self.totals.merge(&checked.totals);
        if let Some((_, totals)) = &mut self.file {
            totals.merge(&checked.totals);
        }
        for mut finding in checked.findings {
            let number = finding.game.number.filter(|_| !self.is_part);
            finding.game.number = number.map(|number| number + before);
            (self.listen)(CheckEvent::Finding(Box::new(finding)))?;
        }
        (self.listen)(CheckEvent::Progress(&self.totals))
    }

    /// An archive that cannot be read on is an error, whatever rules were selected.
    fn tell_truncated(&mut self, end: &Chunk, error: &io::Error) -> ControlFlow<()> {
        let Some((file, _)) = &self.file else { return ControlFlow::Continue(()) };
        let rules = Rules::default();
        let mut findings = Findings::new(&rules, file.clone(), end);
        let title = format!("the input cannot be read on: {error}");
        let mistake = Mistake::new(Rule::Truncated, Span::default(), title)
            .help("what could be read up to here has been checked");
        findings.take(&GameName::default(), mistake);
        self.tell_checked(Checked::new(Totals::default(), findings.found))
    }
}
