//! One JSON object per line: `{"type":"finding",...}` as they come, then one `{"type":"summary",...}`.

use std::io::{self, Write};

use serde::Serialize;

use super::Format;
use crate::check::report::{Record, Report};

/// The format.
pub(super) struct Ndjson;

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Line<'a> {
    Finding(&'a Record),
    /// The report without its findings, which are already written.
    Summary(&'a Report),
}

impl Format for Ndjson {
    fn finding(&mut self, out: &mut dyn Write, finding: &Record) -> io::Result<()> {
        write(out, &Line::Finding(finding))
    }

    fn end(&mut self, out: &mut dyn Write, report: &Report) -> io::Result<()> {
        write(out, &Line::Summary(report))
    }
}

fn write(out: &mut dyn Write, line: &Line<'_>) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}
