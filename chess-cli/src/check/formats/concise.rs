//! One line per finding: `file:line:column: severity[rule] message`, as editors understand it.

use std::io::{self, Write};

use super::{Format, plain};
use crate::check::report::{Record, Report};

/// The format.
pub(super) struct Concise;

impl Format for Concise {
    fn finding(&mut self, out: &mut dyn Write, finding: &Record) -> io::Result<()> {
        let Record { file, line, column, severity, rule, message, .. } = finding;
        let text = format!("{file}:{line}:{column}: {severity}[{}] {message}", rule.id());
        writeln!(out, "{}", plain(&text))
    }

    fn end(&mut self, _out: &mut dyn Write, _report: &Report) -> io::Result<()> {
        Ok(())
    }
}
