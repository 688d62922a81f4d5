//! How findings are written: one trait, one file per format.

mod concise;
mod github;
mod human;
mod json;
mod junit;
mod ndjson;
mod sarif;

use std::io::{self, Write};

use chess_runtime::archive::Severity;
use clap::ValueEnum;

use super::report::{Record, Report};

/// A format of reports: writes each finding, then the end of the report.
pub(crate) trait Format {
    /// How many findings are written without --max-findings.
    fn usual_limit(&self) -> Option<u64> {
        None
    }

    /// How many findings may be written, whatever --max-findings says.
    fn hard_limit(&self) -> Option<u64> {
        None
    }

    /// Whether the format writes all findings at the end, from the report, and not one by one.
    fn is_one_document(&self) -> bool {
        false
    }

    /// Writes a finding.
    ///
    /// # Errors
    /// When it cannot be written.
    fn finding(&mut self, _out: &mut dyn Write, _finding: &Record) -> io::Result<()> {
        Ok(())
    }

    /// Writes what comes after the last finding.
    ///
    /// # Errors
    /// When it cannot be written.
    fn end(&mut self, out: &mut dyn Write, report: &Report) -> io::Result<()>;
}

/// `--format`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum FormatName {
    /// For people: the line, the reason, the board and what would be right.
    Human,
    /// One line per finding: `file:line:column: severity[rule] message`.
    Concise,
    /// One JSON document, which `chess merge` reads.
    Json,
    /// One JSON object per line: the findings, then a summary.
    Ndjson,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// Commands of GitHub Actions, shown beside the lines of a pull request.
    Github,
    /// JUnit XML: one test suite per file, one failed case per finding.
    Junit,
}

impl FormatName {
    /// A writer of this format, where findings of `fail_on` and worse are failures.
    pub(crate) fn format(self, fail_on: Severity) -> Box<dyn Format> {
        match self {
            FormatName::Human => Box::new(human::Human::default()),
            FormatName::Concise => Box::new(concise::Concise),
            FormatName::Json => Box::new(json::Json),
            FormatName::Ndjson => Box::new(ndjson::Ndjson),
            FormatName::Sarif => Box::new(sarif::Sarif),
            FormatName::Github => Box::new(github::Github::default()),
            FormatName::Junit => Box::new(junit::Junit { fail_on }),
        }
    }
}

/// How many findings a format may keep in memory until the end.
const MOST_IN_MEMORY: u64 = 100_000;

/// Text on one line, without control characters: archives and file names can contain anything.
pub(crate) fn plain(text: &str) -> String {
    annotate_snippets::normalize_untrusted_str(text).replace(['\n', '\r'], " ")
}
