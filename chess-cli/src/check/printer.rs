//! Writes findings: records in, text in the chosen format out, to standard output or a file.
//!
//! The printer counts the findings that it leaves out, and decides whether to write colours. Where a document has room for
//! some only, it keeps the worst.

use std::fs::File;
use std::io::{self, BufWriter, Write};

use anstream::{AutoStream, ColorChoice};
use anyhow::Context as _;
use chess_runtime::archive::Severity;

use super::arguments::ReportArguments;
use super::formats::{Format, FormatName};
use super::report::{Record, Report};
use crate::terminal::ColorWhen;

/// Writes findings as they come, or keeps them for the end.
pub(crate) struct Printer {
    format: Box<dyn Format>,
    out: BufWriter<Box<dyn Write>>,
    limit: Option<u64>,
    /// How many findings were taken.
    taken: u64,
    omitted: u64,
    /// The findings of a format that is one document.
    kept: Kept,
}

/// Findings that wait for the end of the report, by severity, each with its place in the order of the input.
#[derive(Default)]
struct Kept {
    by_severity: [Vec<(u64, Record)>; Severity::ALL.len()],
    /// How many there have been.
    count: u64,
}

impl Kept {
    fn add(&mut self, finding: Record) {
        self.by_severity[finding.severity as usize].push((self.count, finding));
        self.count += 1;
    }

    /// Gives up the last of the mildest findings for a worse one. False if none is milder.
    fn make_room_for(&mut self, severity: Severity) -> bool {
        let milder = &mut self.by_severity[..severity as usize];
        milder.iter_mut().find_map(Vec::pop).is_some()
    }

    /// All of them, in the order of the input.
    fn take(&mut self) -> Vec<Record> {
        let mut all: Vec<_> = self.by_severity.iter_mut().flat_map(std::mem::take).collect();
        all.sort_by_key(|(place, _)| *place);
        all.into_iter().map(|(_, finding)| finding).collect()
    }
}

impl Printer {
    /// The printer that the arguments ask for.
    pub(crate) fn new(arguments: &ReportArguments, fail_on: Severity) -> anyhow::Result<Printer> {
        let format = arguments.format.format(fail_on);
        let asked = match arguments.max_findings {
            Some(0) => None,
            Some(most) => Some(most),
            None => format.usual_limit(),
        };
        let limit = asked.into_iter().chain(format.hard_limit()).min();
        let out = BufWriter::new(open(arguments)?);
        Ok(Printer { format, out, limit, taken: 0, omitted: 0, kept: Kept::default() })
    }

    /// Takes a finding of this severity. `finding` is called only if the finding will be printed.
    pub(crate) fn finding(&mut self, severity: Severity, finding: impl FnOnce() -> Record) -> io::Result<()> {
        let is_full = self.limit.is_some_and(|limit| self.taken >= limit);
        if self.format.is_one_document() {
            if is_full && !self.kept.make_room_for(severity) {
                self.omitted += 1;
                return Ok(());
            }
            self.omitted += u64::from(is_full);
            self.taken += u64::from(!is_full);
            self.kept.add(finding());
            return Ok(());
        }
        if is_full {
            self.omitted += 1;
            return Ok(());
        }
        self.taken += 1;
        self.format.finding(&mut self.out, &finding())
    }

    /// Whether a finding would be written at once.
    pub(crate) fn writes_at_once(&self) -> bool {
        !self.format.is_one_document() && self.limit.is_none_or(|limit| self.taken < limit)
    }

    /// Flushes what has been written.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Adds to the report what only the printer knows, and writes the end of the report.
    pub(crate) fn end(&mut self, report: &mut Report) -> io::Result<()> {
        report.omitted += self.omitted;
        report.findings = self.kept.take();
        self.format.end(&mut self.out, report)?;
        self.out.flush()
    }
}

/// Opens the output. Only the format for people has colours. The bytes of all other formats stay unchanged.
fn open(arguments: &ReportArguments) -> anyhow::Result<Box<dyn Write>> {
    let is_for_people = arguments.format == FormatName::Human;
    let choice = |auto: ColorChoice| match arguments.color {
        _ if !is_for_people => ColorChoice::AlwaysAnsi,
        ColorWhen::Auto => auto,
        ColorWhen::Always => ColorChoice::Always,
        ColorWhen::Never => ColorChoice::Never,
    };
    Ok(match &arguments.output {
        Some(path) => {
            let file = File::create(path).with_context(|| format!("cannot write {}", path.display()))?;
            Box::new(AutoStream::new(file, choice(ColorChoice::Never)))
        }
        None => Box::new(AutoStream::new(io::stdout(), choice(ColorChoice::Auto))),
    })
}
