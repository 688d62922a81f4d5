//! Commands of GitHub Actions: `::error file=...,line=...,col=...,title=...::message`.
//!
//! GitHub shows ten errors, ten warnings and ten notices of a step and silently drops the others.
//! So no more are written, and a line says how many were left out.

use std::io::{self, Write};

use chess_runtime::archive::Severity;

use super::Format;
use crate::check::report::{Record, Report};
use crate::check::summary::counted;
use crate::numbers::grouped;

/// How many of a kind GitHub shows.
const MOST_OF_A_KIND: u64 = 10;

/// The format.
#[derive(Default)]
pub(super) struct Github {
    /// What was written: errors, warnings, notices.
    written: [u64; 3],
}

impl Format for Github {
    fn finding(&mut self, out: &mut dyn Write, finding: &Record) -> io::Result<()> {
        let (kind, command) = match finding.severity {
            Severity::Error => (0, "error"),
            Severity::Warning => (1, "warning"),
            Severity::Note => (2, "notice"),
        };
        if self.written[kind] == MOST_OF_A_KIND {
            return Ok(());
        }
        self.written[kind] += 1;
        writeln!(out, "::{command} {}::{}", properties(finding), escape(&message(finding)))
    }

    fn end(&mut self, out: &mut dyn Write, report: &Report) -> io::Result<()> {
        for unreadable in &report.unreadable {
            let title = escape_property(&format!("cannot read {}", unreadable.file));
            writeln!(out, "::error title={title}::{}", escape(&unreadable.reason))?;
        }
        let findings = &report.totals.severities;
        let left_out = findings.sum() - self.written.iter().sum::<u64>();
        if left_out > 0 {
            let (left_out, findings) = (grouped(left_out), counted(findings));
            writeln!(
                out,
                "{left_out} of {findings} are not shown here: GitHub shows {MOST_OF_A_KIND} of a kind"
            )?;
        }
        Ok(())
    }
}

fn properties(finding: &Record) -> String {
    let file = escape_property(&finding.file.replace('\\', "/"));
    let Record { line, column, .. } = finding;
    let end = column + finding.excerpt.marked as u64 - 1;
    format!(
        "file={file},line={line},col={column},endColumn={end},title={}",
        escape_property(finding.rule.id())
    )
}

/// What is wrong, in which game, and what would be right.
fn message(finding: &Record) -> String {
    let mut lines = vec![finding.message.clone()];
    lines.extend(finding.game.as_ref().map(|game| game.name().to_string()));
    lines.extend(finding.help.as_ref().map(|help| format!("help: {help}")));
    lines.join("\n")
}

/// Escapes a message; GitHub's runner unescapes it.
fn escape(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// Escapes a property; GitHub's runner unescapes it.
fn escape_property(text: &str) -> String {
    escape(text).replace(':', "%3A").replace(',', "%2C")
}
