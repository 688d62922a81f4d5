//! `chess merge`: JSON reports of `chess check` in, one report out, in any format.
//!
//! Several machines can check an archive in parts, with `--shard 1/3 --format json` and so on. This command
//! merges the reports of the parts, and fails where one run would have failed.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};

use crate::check::printer::Printer;
use crate::check::report::{FileCounts, Record, Report, ShardName};
use crate::check::{CANNOT_WRITE, ReportArguments, fail_on, say_end, verdict};
use crate::output;

/// Put JSON reports of `chess check` together, and print them in any format.
///
/// Exit code: as that of one run of `chess check` over everything. A part of a sharded check that is
/// missing, or there twice, is 2.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Reports that `chess check --format json` wrote; `-` reads from standard input.
    #[arg(required = true, value_name = "REPORT.json")]
    reports: Vec<PathBuf>,

    #[command(flatten)]
    reporting: ReportArguments,
}

/// Merges reports. True if there is no finding that is bad enough to fail.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let reports = arguments.reports.iter().map(|path| read(path)).collect::<anyhow::Result<Vec<_>>>()?;
    all_parts_are_there(&reports)?;
    let (mut report, findings) = merge(reports);
    let fail_on = fail_on(arguments.reporting.fail_on);
    let mut printer = Printer::new(&arguments.reporting, fail_on)?;
    let mut findings = findings.into_iter();
    let printed = findings.try_for_each(|finding| printer.finding(finding.severity, || finding));
    let written = printed.and_then(|()| printer.end(&mut report)).context(CANNOT_WRITE);
    if output::unless_closed(written)?.is_some() {
        say_end(&report, &arguments.reporting, None);
    }
    verdict(&report, &arguments.reporting, fail_on)
}

fn read(path: &Path) -> anyhow::Result<Report> {
    let name = path.display();
    let text =
        if path == Path::new("-") { io::read_to_string(io::stdin()) } else { fs::read_to_string(path) };
    let text = text.with_context(|| format!("cannot read {name}"))?;
    let report: Report = serde_json::from_str(&text)
        .with_context(|| format!("{name} is no report of `chess check --format json`"))?;
    ensure!(report.version == Report::VERSION, "{name} has version {} of the format", report.version);
    Ok(report)
}

/// Checks that no part is missing. The games of a missing part would count as games without mistakes.
fn all_parts_are_there(reports: &[Report]) -> anyhow::Result<()> {
    let mut parts = BTreeSet::new();
    for shard in reports.iter().filter_map(|report| report.shard) {
        ensure!(parts.insert(shard), "part {shard} is there twice");
    }
    let Some(&ShardName { of, .. }) = parts.first() else { return Ok(()) };
    ensure!(parts.iter().all(|part| part.of == of), "these are parts of different checks");
    ensure!(parts.len() == reports.len(), "some of these reports are parts of a check, and some are not");
    let missing = (1..=of).map(|index| ShardName { index, of }).find(|part| !parts.contains(part));
    match missing {
        Some(part) => bail!("part {part} is missing"),
        None => Ok(()),
    }
}

/// One report, and its findings in the order of the input.
fn merge(reports: Vec<Report>) -> (Report, Vec<Record>) {
    let mut whole = Report { version: Report::VERSION, ..Report::default() };
    let mut findings = Vec::new();
    let mut places = BTreeMap::new();
    for report in reports {
        whole.totals.merge(&report.totals);
        whole.known += report.known;
        whole.omitted += report.omitted;
        whole.interrupted = whole.interrupted.or(report.interrupted);
        for file in report.files {
            add_file(&mut whole.files, &mut places, file);
        }
        for unreadable in report.unreadable {
            // Every part finds the same files missing.
            if !whole.unreadable.contains(&unreadable) {
                whole.unreadable.push(unreadable);
            }
        }
        findings.extend(report.findings);
    }
    let place = |finding: &Record| (places.get(&finding.file).copied(), finding.offset);
    findings.sort_by_key(place);
    (whole, findings)
}

/// Adds the counts of a part of a file to those of its other parts.
fn add_file(files: &mut Vec<FileCounts>, places: &mut BTreeMap<String, usize>, file: FileCounts) {
    let place = *places.entry(file.file.clone()).or_insert(files.len());
    match files.get_mut(place) {
        Some(sum) => {
            sum.bytes += file.bytes;
            sum.games += file.games;
            sum.plies += file.plies;
            sum.findings += file.findings;
        }
        None => files.push(file),
    }
}
