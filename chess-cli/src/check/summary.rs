//! The end of a run, for people: a line with the counts, and with `--stats` statistics of the games.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::time::Duration;

use super::report::{Interruption, Report, Severities};
use crate::numbers::{Took, count, grouped, per_second};

/// The speed of a shorter run means nothing.
const MEASURABLE: Duration = Duration::from_millis(100);

/// `23,340 games in 1 file checked in 290 ms (80,123 games/s, 120 MB/s): 12 findings (12 warnings)`.
pub(crate) fn summary(report: &Report, took: Option<Duration>) -> String {
    let games = count(report.totals.games, "game", "games");
    let files = count(report.files.len() as u64, "file", "files");
    let mut text = format!("{games} in {files} checked");
    if let Some(took) = took {
        let _ = write!(text, " in {}", Took(took));
    }
    if let Some(took) = took.filter(|took| *took >= MEASURABLE) {
        let _ = write!(text, " ({})", speed(report, took));
    }
    let _ = write!(text, ": {}", counted(&report.totals.severities));
    for (number, what) in [(report.known, "known"), (report.omitted, "not shown")] {
        if number > 0 {
            let _ = write!(text, ", {} {what}", grouped(number));
        }
    }
    text
}

fn speed(report: &Report, took: Duration) -> String {
    let games = grouped(per_second(report.totals.games, took));
    let megabytes = grouped(per_second(report.totals.bytes, took) / 1_000_000);
    format!("{games} games/s, {megabytes} MB/s")
}

/// `12 findings (2 errors, 10 warnings)`, without the severities that have no findings.
pub(crate) fn counted(findings: &Severities) -> String {
    let kinds = [
        (findings.error, "error", "errors"),
        (findings.warning, "warning", "warnings"),
        (findings.note, "note", "notes"),
    ];
    let kinds = kinds.into_iter().filter(|(number, ..)| *number > 0);
    let kinds: Vec<String> = kinds.map(|(number, one, many)| count(number, one, many)).collect();
    match findings.sum() {
        0 => "no findings".to_owned(),
        sum => format!("{} ({})", count(sum, "finding", "findings"), kinds.join(", ")),
    }
}

/// The lines of `--stats`.
pub(crate) fn statistics(report: &Report, took: Option<Duration>) -> String {
    let totals = &report.totals;
    let mut rows = vec![
        ("games", grouped(totals.games)),
        ("with findings", grouped(totals.faulty_games)),
        ("from set-ups", grouped(totals.set_up)),
        ("results", listed(&totals.results)),
        ("ended on the board", listed(&totals.endings)),
        ("plies", grouped(totals.plies)),
        ("in variations", grouped(totals.side_plies)),
        ("bytes", grouped(totals.bytes)),
        ("rules broken", listed(&totals.rules)),
    ];
    if let Some(took) = took {
        let plies = grouped(per_second(totals.plies + totals.side_plies, took));
        rows.push(("speed", format!("{}, {plies} plies/s", speed(report, took))));
    }
    let mut text = String::new();
    for (name, value) in rows {
        let _ = writeln!(text, "{name:>20}  {value}");
    }
    text
}

/// The most frequent first.
fn listed(counts: &BTreeMap<String, u64>) -> String {
    let mut counts: Vec<_> = counts.iter().filter(|(_, count)| **count > 0).collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let texts: Vec<String> =
        counts.iter().map(|(name, count)| format!("{name} {}", grouped(**count))).collect();
    if texts.is_empty() { "none".to_owned() } else { texts.join(", ") }
}

impl fmt::Display for Interruption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Interruption { file, bytes, games } = self;
        let (bytes, games) = (count(*bytes, "byte", "bytes"), count(*games, "game", "games"));
        write!(f, "interrupted in {file}, after {bytes} and {games} of it")
    }
}

#[cfg(test)]
mod tests {
    use super::counted;
    use crate::check::report::Severities;

    #[test]
    fn only_what_was_found_is_counted() {
        let counts = |error, warning, note| counted(&Severities { error, warning, note });
        assert_eq!(counts(0, 0, 0), "no findings");
        assert_eq!(counts(0, 1, 0), "1 finding (1 warning)");
        assert_eq!(counts(1, 2_000, 3), "2,004 findings (1 error, 2,000 warnings, 3 notes)");
    }
}
