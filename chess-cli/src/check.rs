//! `chess check`: judges every game of every file and prints the findings with file, line and
//! column.
//!
//! A file is read whole; its games are judged one after the other.

use std::io::{self, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use chess_runtime::notation::{Diagnostic, decode, judge_all, line_and_column};

/// Checks the files. True if nothing was found.
pub(crate) fn run(paths: &[PathBuf]) -> anyhow::Result<bool> {
    let mut out = BufWriter::new(io::stdout().lock());
    let (mut games, mut findings) = (0usize, 0usize);
    for path in paths {
        let text = read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut place = Place { line: 1, start: 0 };
        for verdict in judge_all(&text) {
            games += 1;
            findings += verdict.diagnostics.len();
            for finding in &verdict.diagnostics {
                place.advance(&text, finding.span.start);
                write_finding(&mut out, path, &text, &place, finding)?;
            }
        }
    }
    out.flush()?;
    eprintln!("{games} games checked, {findings} findings");
    Ok(findings == 0)
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path.as_os_str() != "-" {
        return std::fs::read(path);
    }
    let mut text = Vec::new();
    io::stdin().lock().read_to_end(&mut text)?;
    Ok(text)
}

/// A line of the text. Findings come in the order of the text, so that no line is counted twice.
struct Place {
    line: usize,
    start: usize,
}

impl Place {
    /// Moves on to the line of a byte.
    fn advance(&mut self, text: &[u8], at: usize) {
        let passed = text.get(self.start..at).unwrap_or_default();
        self.line += passed.iter().filter(|&&byte| byte == b'\n').count();
        if let Some(newline) = passed.iter().rposition(|&byte| byte == b'\n') {
            self.start += newline + 1;
        }
    }
}

/// `file:line:column: rule: what is wrong`, the line with a caret, and the help.
fn write_finding(
    out: &mut impl Write,
    path: &Path,
    text: &[u8],
    place: &Place,
    finding: &Diagnostic,
) -> io::Result<()> {
    let line = place.line;
    let rest = &text[place.start..];
    let (_, column) = line_and_column(rest, finding.span.start - place.start);
    writeln!(out, "{}:{line}:{column}: {}: {}", path.display(), finding.rule(), finding.title(text))?;
    let row = rest.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let row: String = decode(row).trim_end().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    if row.chars().count() <= 120 {
        let carets = finding.written(text).lines().next().unwrap_or("").chars().count().max(1);
        writeln!(out, "    {row}\n    {:>width$}", "^".repeat(carets), width = column - 1 + carets)?;
    }
    match &finding.help {
        Some(help) => writeln!(out, "    {help}"),
        None => Ok(()),
    }
}
