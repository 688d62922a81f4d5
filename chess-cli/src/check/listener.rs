//! Listens to the checker: events in, findings to the printer, a [`Report`] at the end.

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use chess_runtime::archive::{CheckEvent, Finding, Rule, Totals};

use super::baseline::Baseline;
use super::printer::Printer;
use super::progress::Progress;
use super::report::{Counts, FileCounts, Interruption, Record, Report, Unreadable, is_in_a_game};

/// Turns the events of a run into a report.
pub(super) struct Listener {
    pub(super) report: Report,
    pub(super) printer: Printer,
    pub(super) progress: Progress,
    /// Known findings, which are not reported.
    pub(super) baseline: Baseline,
    /// Where findings go instead, when a baseline is written.
    pub(super) recorded: Option<Baseline>,
    /// Bytes read from disk so far, before decompression.
    pub(super) read: Arc<AtomicU64>,
    /// Set by Ctrl-C.
    pub(super) stop: Arc<AtomicBool>,
    /// The error after which nothing more can be written.
    pub(super) failure: Option<io::Error>,
    /// Bytes, games and plies up to the beginning of the current file.
    pub(super) before: [u64; 3],
    /// Bytes, games and plies so far.
    pub(super) now: [u64; 3],
    /// The game of the last finding, as its offset in the file.
    pub(super) game: Option<u64>,
}

impl Listener {
    /// Takes an event. Breaks after Ctrl-C, or when nothing can be written.
    pub(super) fn take(&mut self, event: CheckEvent<'_>) -> ControlFlow<()> {
        match event {
            CheckEvent::Begin { file } => {
                self.before = self.now;
                self.game = None;
                self.report.files.push(FileCounts { file: file.to_string(), ..FileCounts::default() });
                self.stop_if_asked()?;
            }
            CheckEvent::Finding(finding) => self.finding(&finding)?,
            CheckEvent::Progress(totals) => self.advance(totals)?,
            CheckEvent::Unopened { file, error } => {
                let reason = reason(&error);
                self.progress.say(&format!("chess: {file}: {reason}"));
                self.report.unreadable.push(Unreadable { file: file.to_string(), reason });
            }
            CheckEvent::End { totals, .. } => {
                if let Some(file) = self.report.files.last_mut() {
                    (file.bytes, file.games, file.plies) = (totals.bytes, totals.games, totals.plies);
                }
            }
            _ => {}
        }
        ControlFlow::Continue(())
    }

    fn advance(&mut self, totals: &Totals) -> ControlFlow<()> {
        self.now = [totals.bytes, totals.games, totals.plies];
        let findings = self.report.totals.severities.sum();
        self.progress.update(self.read.load(Ordering::Relaxed), totals.games, findings);
        let flushed = self.printer.flush();
        self.note_failure(flushed)?;
        self.stop_if_asked()
    }

    fn finding(&mut self, finding: &Finding) -> ControlFlow<()> {
        if finding.rule == Rule::Truncated {
            // Ctrl-C ends the input too.
            self.stop_if_asked()?;
        }
        let is_known = match &mut self.recorded {
            Some(recorded) => recorded.add(finding),
            None => self.baseline.recognises(finding),
        };
        if is_known {
            self.report.known += 1;
            return ControlFlow::Continue(());
        }
        self.count(finding);
        let Listener { printer, progress, .. } = self;
        let (severity, make) = (finding.severity, || Record::from(finding));
        let printed = if printer.writes_at_once() {
            progress.while_hidden(|| printer.finding(severity, make).and_then(|()| printer.flush()))
        } else {
            printer.finding(severity, make)
        };
        self.note_failure(printed)
    }

    fn count(&mut self, finding: &Finding) {
        let totals = &mut self.report.totals;
        totals.add_findings(finding.rule, finding.severity, 1 + finding.more);
        if is_in_a_game(finding.rule) && self.game != Some(finding.game.offset) {
            self.game = Some(finding.game.offset);
            totals.faulty_games += 1;
        }
        if let Some(file) = self.report.files.last_mut() {
            file.findings += 1 + finding.more;
        }
    }

    fn note_failure(&mut self, result: io::Result<()>) -> ControlFlow<()> {
        match result {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failure = Some(error);
                ControlFlow::Break(())
            }
        }
    }

    fn stop_if_asked(&mut self) -> ControlFlow<()> {
        if !self.stop.load(Ordering::Relaxed) {
            return ControlFlow::Continue(());
        }
        let file = self.report.files.last_mut();
        let [bytes, games, plies] = core::array::from_fn(|index| self.now[index] - self.before[index]);
        self.report.interrupted = file.map(|file| {
            (file.bytes, file.games, file.plies) = (bytes, games, plies);
            Interruption { file: file.file.clone(), bytes, games }
        });
        ControlFlow::Break(())
    }

    /// Writes the end of the report. The totals are the checker's, except for the findings: those are counted
    /// here, without the ones in the baseline.
    pub(super) fn end(&mut self, totals: &Totals) -> io::Result<()> {
        self.progress.end();
        self.report.totals.merge(&Counts::of_games(totals));
        match self.failure.take() {
            Some(error) => Err(error),
            None => self.printer.end(&mut self.report),
        }
    }
}

/// Why a file could not be opened, without `(os error 2)`, which means nothing to most people.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.find(" (os error") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}
