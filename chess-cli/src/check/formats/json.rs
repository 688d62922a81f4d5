//! One JSON document: the [`Report`], which `chess merge` reads.

use std::io::{self, Write};

use super::{Format, MOST_IN_MEMORY};
use crate::check::report::Report;

/// The format.
pub(super) struct Json;

impl Format for Json {
    fn usual_limit(&self) -> Option<u64> {
        Some(MOST_IN_MEMORY)
    }

    fn is_one_document(&self) -> bool {
        true
    }

    fn end(&mut self, out: &mut dyn Write, report: &Report) -> io::Result<()> {
        serde_json::to_writer_pretty(&mut *out, report)?;
        out.write_all(b"\n")
    }
}
