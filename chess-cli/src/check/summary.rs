//! What is said at the end, for people: the line that counts, and with `--stats` the games themselves.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::time::Duration;

use super::report::{Interruption, Report, Severities};

/// Speeds of shorter runs say nothing.
const MEASURABLE: Duration = Duration::from_millis(100);

/// `23,340 games in 1 file checked in 0.3 s (80,123 games/s, 120 MB/s): 12 findings (12 warnings)`.
pub(crate) fn summary(report: &Report, took: Option<Duration>) -> String {
    let games = count(report.totals.games, "game", "games");
    let files = count(report.files.len() as u64, "file", "files");
    let mut text = format!("{games} in {files} checked");
    if let Some(took) = took {
        let _ = write!(text, " in {}", Seconds(took));
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
    let seconds = took.as_secs_f64().max(1e-6);
    let games = (report.totals.games as f64 / seconds) as u64;
    let megabytes = report.totals.bytes as f64 / 1e6 / seconds;
    format!("{} games/s, {megabytes:.0} MB/s", grouped(games))
}

/// `12 findings (2 errors, 10 warnings)`; only what there is.
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
        let plies = (totals.plies + totals.side_plies) as f64 / took.as_secs_f64().max(1e-6);
        rows.push(("speed", format!("{}, {} plies/s", speed(report, took), grouped(plies as u64))));
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

/// `1 game`, `23,340 games`.
pub(crate) fn count(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { many })
}

/// A number with its thousands apart: `23,340`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Seconds, or minutes where there are many.
struct Seconds(Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs_f64();
        match self.0.as_secs() {
            0..60 => write!(f, "{seconds:.1} s"),
            whole => write!(f, "{} min {} s", whole / 60, whole % 60),
        }
    }
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
    use super::{counted, grouped};
    use crate::check::report::Severities;

    #[test]
    fn thousands_stand_apart() {
        let texts = [0, 7, 999, 1_000, 23_340, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "7", "999", "1,000", "23,340", "1,234,567"]);
    }

    #[test]
    fn only_what_was_found_is_counted() {
        let counts = |error, warning, note| counted(&Severities { error, warning, note });
        assert_eq!(counts(0, 0, 0), "no findings");
        assert_eq!(counts(0, 1, 0), "1 finding (1 warning)");
        assert_eq!(counts(1, 2_000, 3), "2,004 findings (1 error, 2,000 warnings, 3 notes)");
    }
}
